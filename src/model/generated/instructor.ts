// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './instructor.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Instructor",
  "description": "A person who teaches sessions (specification, section 3)",
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
    "phone": {
      "title": "Phone",
      "type": "string",
      "format": "phone",
      "maxLength": 30,
      "x-field": {
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
    "type": {
      "title": "Employment",
      "enum": [
        "INTERNAL",
        "EXTERNAL"
      ],
      "default": "INTERNAL",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "vendorName": {
      "title": "Vendor",
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-field": {
        "width": "half",
        "filter": true,
        "when": {
          "type": "EXTERNAL"
        }
      }
    },
    "topicKeys": {
      "title": "Teaches",
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
    "hourlyCost": {
      "title": "Cost per hour",
      "type": "integer",
      "format": "money",
      "minimum": 0,
      "maximum": 1000000000000,
      "x-field": {
        "width": "half",
        "currency": "INR"
      }
    },
    "biography": {
      "title": "Biography",
      "type": "string",
      "maxLength": 2000
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
    "name": "instructor",
    "version": 1,
    "plural": "Instructors",
    "keys": "instructor",
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
          "userName",
          "employeeCode",
          "email",
          "phone",
          "language",
          "dateOfJoining",
          "jobRole"
        ]
      },
      {
        "id": "teaching",
        "title": "Teaching",
        "fields": [
          "type",
          "vendorName",
          "topicKeys",
          "hourlyCost",
          "biography",
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
