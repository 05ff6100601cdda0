// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './topic.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Topic",
  "description": "What trainings and sessions are about",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name"
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
    "parentKey": {
      "title": "Belongs to",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "topic",
          "acyclic": true
        },
        "width": "half"
      }
    },
    "description": {
      "title": "Description",
      "type": "string",
      "maxLength": 500
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
    "name": "topic",
    "version": 1,
    "plural": "Topics",
    "keys": "topic",
    "text": "name",
    "icon": "label",
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
        "parentKey",
        "status"
      ],
      "sort": [
        "name",
        "asc"
      ]
    },
    "form": [
      {
        "id": "topic",
        "title": "Topic",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
