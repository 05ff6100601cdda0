// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './feedback-form.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Feedback form",
  "description": "Questions that are asked after an event or a session",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "questions"
  ],
  "properties": {
    "key": {
      "title": "Key",
      "type": "string",
      "format": "key",
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "creationTime": {
      "title": "Created on",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "modificationTime": {
      "title": "Modified on",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "createdBy": {
      "title": "Created by",
      "type": "string",
      "maxLength": 200,
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "version": {
      "title": "Version",
      "type": "integer",
      "minimum": 1,
      "readOnly": true
    },
    "name": {
      "title": "Name",
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "width": "half",
        "unique": true
      }
    },
    "code": {
      "title": "Code",
      "type": "string",
      "format": "code",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "unique": true,
        "width": "half",
        "messages": {
          "pattern": "Use only letters, digits, _ and -, for example ABC-1"
        }
      }
    },
    "audience": {
      "title": "Answered by",
      "enum": [
        "LEARNER",
        "MANAGER",
        "TRAINER"
      ],
      "default": "LEARNER",
      "x-field": {
        "filter": true,
        "width": "half",
        "sortable": true
      }
    },
    "level": {
      "title": "Asked for",
      "enum": [
        "EVENT",
        "SESSION"
      ],
      "default": "EVENT",
      "x-field": {
        "filter": true,
        "width": "half",
        "sortable": true
      }
    },
    "anonymous": {
      "title": "Answers are anonymous",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "daysAfter": {
      "title": "Days after the training",
      "type": "integer",
      "minimum": 0,
      "maximum": 365,
      "default": 0,
      "x-field": {
        "width": "half"
      }
    },
    "closesAfterDays": {
      "title": "Closes after days",
      "type": "integer",
      "minimum": 1,
      "maximum": 365,
      "default": 30,
      "x-field": {
        "width": "half"
      }
    },
    "questions": {
      "title": "Questions",
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
        "type": "object",
        "required": [
          "label",
          "type",
          "choices"
        ],
        "properties": {
          "label": {
            "title": "Question",
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "type": {
            "title": "Answer",
            "enum": [
              "RATING",
              "SINGLE",
              "MULTIPLE",
              "TEXT",
              "YES_NO"
            ],
            "x-field": {
              "width": "half"
            }
          },
          "required": {
            "title": "Must be answered",
            "type": "boolean",
            "default": false,
            "x-field": {
              "width": "half"
            }
          },
          "choices": {
            "title": "Choices, one per line",
            "type": "string",
            "maxLength": 2000,
            "x-field": {
              "when": {
                "type": [
                  "SINGLE",
                  "MULTIPLE"
                ]
              },
              "messages": {
                "required": "Please enter the choices"
              }
            }
          }
        }
      }
    },
    "status": {
      "title": "Status",
      "type": "boolean",
      "default": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    }
  },
  "x-resource": {
    "name": "feedback-form",
    "version": 1,
    "plural": "Feedback forms",
    "keys": "feedbackForm",
    "text": "name",
    "icon": "rate-review",
    "section": "setup",
    "dialect": "rest",
    "access": {
      "list": [
        "superAdmin"
      ],
      "show": [
        "superAdmin"
      ],
      "create": [
        "superAdmin"
      ],
      "edit": [
        "superAdmin"
      ],
      "delete": [
        "superAdmin"
      ],
      "export": [
        "superAdmin"
      ],
      "options": [
        "superAdmin",
        "trainer"
      ]
    },
    "list": {
      "columns": [
        "name",
        "code",
        "audience",
        "level",
        "status"
      ],
      "sort": [
        "name",
        "asc"
      ]
    },
    "form": [
      {
        "id": "form",
        "title": "Form",
        "fields": [
          "name",
          "code",
          "audience",
          "level",
          "anonymous",
          "daysAfter",
          "closesAfterDays",
          "status"
        ]
      },
      {
        "id": "questions",
        "title": "Questions",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
