// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './holiday.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Holiday",
  "description": "Days on which no session is planned (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "startDate",
    "endDate"
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
        "sortable": true
      }
    },
    "startDate": {
      "title": "First day",
      "type": "string",
      "format": "date",
      "x-field": {
        "filter": true,
        "sortable": true,
        "width": "half",
        "atMost": "endDate"
      }
    },
    "endDate": {
      "title": "Last day",
      "type": "string",
      "format": "date",
      "x-field": {
        "filter": true,
        "sortable": true,
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
    "name": "holiday",
    "version": 1,
    "plural": "Holidays",
    "keys": "holiday",
    "text": "name",
    "icon": "event",
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
        "startDate",
        "endDate",
        "status"
      ],
      "sort": [
        "startDate",
        "asc"
      ]
    },
    "form": [
      {
        "id": "holiday",
        "title": "Holiday",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
