// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './program.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Program",
  "description": "A catalogue entry that learning environments map (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "code"
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
        "width": "half"
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
    "description": {
      "title": "Description",
      "type": "string",
      "maxLength": 4000,
      "x-field": {
        "entry": {
          "maxLength": 500
        },
        "messages": {
          "maxLength": "Description length must not be greater than {{limit}}"
        }
      }
    },
    "topicKeys": {
      "title": "Topics",
      "type": "array",
      "items": {
        "type": "string",
        "format": "reference"
      },
      "maxItems": 50,
      "uniqueItems": true,
      "x-field": {
        "filter": true,
        "reference": {
          "to": "topic"
        }
      }
    },
    "creditHours": {
      "title": "Credit hours",
      "type": "number",
      "minimum": 0,
      "maximum": 999,
      "x-field": {
        "width": "half",
        "filter": true
      }
    },
    "validityMonths": {
      "title": "Valid for months",
      "type": "integer",
      "minimum": 1,
      "maximum": 120,
      "x-field": {
        "width": "half"
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
    "name": "program",
    "version": 1,
    "plural": "Programs",
    "keys": "program",
    "text": "name",
    "icon": "menu-book",
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
        "code",
        "creationTime",
        "modificationTime",
        "status",
        "createdBy"
      ],
      "sort": [
        "creationTime",
        "desc"
      ]
    },
    "form": [
      {
        "id": "basicInfo",
        "title": "Basic info",
        "fields": [
          "name",
          "code",
          "description"
        ]
      },
      {
        "id": "more",
        "title": "Contents",
        "fields": [
          "*"
        ]
      }
    ],
    "upload": [
      "name",
      "code",
      "description",
      "status"
    ]
  }
};
