// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './trainer.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Training admin",
  "description": "A training admin whom learning environments map (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "userName",
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
    "userName": {
      "title": "User name",
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
        }
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
        "width": "half"
      }
    },
    "dateOfJoining": {
      "title": "Date of joining",
      "type": "string",
      "format": "date",
      "x-field": {
        "filter": true,
        "sortable": true,
        "width": "half"
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
        "width": "half"
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
    "name": "trainer",
    "version": 1,
    "plural": "Training admins",
    "keys": "trainer",
    "text": "userName",
    "icon": "badge",
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
        "userName",
        "employeeCode",
        "dateOfJoining",
        "jobRole",
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
          "*"
        ]
      }
    ],
    "upload": [
      "userName",
      "employeeCode",
      "email",
      "dateOfJoining",
      "jobRole",
      "status"
    ]
  }
};
