// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './learning-environment.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Learning environment",
  "description": "An audience of a tenant: who may be offered what, by whom (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "code",
    "securityCriteria"
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
      "pattern": "[\\p{L}\\p{N}\\p{S}]",
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "width": "half",
        "messages": {
          "required": "Please enter name",
          "blank": "Learning environment name can not be blank.",
          "maxLength": "Learning environment name length can not be more than {{limit}} characters.",
          "pattern": "Please enter valid name",
          "characters": "Please enter valid name"
        }
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
        "help": "Letters, digits, _ and -, for example NORTH-SALES",
        "messages": {
          "required": "Please enter code",
          "pattern": "Use only letters, digits, _ and -",
          "unique": "This code is already used by another learning environment"
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
    "status": {
      "title": "Status",
      "type": "boolean",
      "default": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "securityCriteria": {
      "title": "Security filter",
      "type": "object",
      "format": "criteria",
      "x-field": {
        "messages": {
          "required": "Please apply security filter",
          "criteria": "Invalid filter value"
        }
      }
    }
  },
  "x-resource": {
    "name": "learning-environment",
    "version": 1,
    "plural": "Learning environments",
    "menu": "Learning Environment",
    "keys": "learningEnvironment",
    "text": "name",
    "icon": "school",
    "section": "main",
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
        "status"
      ],
      "sort": [
        "creationTime",
        "desc"
      ],
      "views": [
        {
          "id": "active",
          "title": "Active",
          "filter": {
            "status": true
          }
        },
        {
          "id": "inactive",
          "title": "Inactive",
          "filter": {
            "status": false
          }
        }
      ]
    },
    "form": [
      {
        "id": "basicInfo",
        "title": "Basic info",
        "fields": [
          "name",
          "code",
          "description",
          "status"
        ]
      },
      {
        "id": "security",
        "title": "Security settings filter",
        "fields": [
          "securityCriteria",
          "*"
        ]
      }
    ]
  }
};
