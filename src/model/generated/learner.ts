// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './learner.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Learner",
  "description": "A person who can be nominated; the fields marked as attributes are what a security filter may ask for",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "employeeCode"
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
        "attribute": true,
        "width": "half"
      }
    },
    "employeeCode": {
      "title": "Employee code",
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
        },
        "attribute": true
      }
    },
    "loginCode": {
      "title": "Login code",
      "type": "string",
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "half"
      }
    },
    "email": {
      "title": "E-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "half"
      }
    },
    "phone": {
      "title": "Phone",
      "type": "string",
      "format": "phone",
      "maxLength": 30,
      "x-field": {
        "width": "half",
        "help": "Text messages go to it"
      }
    },
    "dateOfJoining": {
      "title": "Date of joining",
      "type": "string",
      "format": "date",
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "half"
      }
    },
    "grade": {
      "title": "Grade",
      "type": "integer",
      "minimum": 1,
      "maximum": 20,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "half"
      }
    },
    "department": {
      "title": "Department",
      "type": "string",
      "format": "lookup",
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "third"
      }
    },
    "location": {
      "title": "Location",
      "type": "string",
      "format": "lookup",
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "third"
      }
    },
    "jobRole": {
      "title": "Job role",
      "type": "string",
      "format": "lookup",
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "third"
      }
    },
    "language": {
      "title": "Language",
      "enum": [
        "English",
        "German",
        "Hindi",
        "Arabic"
      ],
      "x-field": {
        "filter": true,
        "width": "half",
        "help": "Mails are written in it; empty for that of the installation"
      }
    },
    "managerKey": {
      "title": "Manager",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "learner",
          "acyclic": true
        },
        "width": "half",
        "messages": {
          "acyclic": "A manager can not report to those whom they manage, directly or through others"
        }
      }
    },
    "status": {
      "title": "Status",
      "type": "boolean",
      "default": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "attribute": true,
        "width": "half"
      }
    }
  },
  "x-resource": {
    "name": "learner",
    "version": 1,
    "plural": "Learners",
    "keys": "learner",
    "text": "name",
    "icon": "people",
    "section": "setup",
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
        "employeeCode",
        "department",
        "location",
        "jobRole",
        "grade",
        "dateOfJoining",
        "status"
      ],
      "sort": [
        "creationTime",
        "desc"
      ]
    },
    "form": [
      {
        "id": "person",
        "title": "Person",
        "fields": [
          "name",
          "employeeCode",
          "loginCode",
          "email",
          "phone",
          "language"
        ]
      },
      {
        "id": "work",
        "title": "Work",
        "fields": [
          "department",
          "location",
          "jobRole",
          "grade",
          "dateOfJoining",
          "*"
        ]
      }
    ]
  }
};
