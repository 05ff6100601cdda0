// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './inventory-item.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Inventory item",
  "description": "Material that events use",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "category"
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
    "category": {
      "title": "Category",
      "type": "string",
      "format": "lookup",
      "minLength": 1,
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "width": "half"
      }
    },
    "unit": {
      "title": "Unit",
      "enum": [
        "PIECE",
        "SET",
        "HOUR",
        "PERSON"
      ],
      "default": "PIECE",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "stockQuantity": {
      "title": "In stock",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000,
      "x-field": {
        "width": "half",
        "filter": true,
        "sortable": true,
        "help": "Empty where there is no limit"
      }
    },
    "costPerUnit": {
      "title": "Cost per unit",
      "type": "integer",
      "format": "money",
      "minimum": 0,
      "maximum": 1000000000000,
      "x-field": {
        "width": "half",
        "currency": "INR",
        "filter": true,
        "sortable": true
      }
    },
    "reusable": {
      "title": "Can be used again",
      "type": "boolean",
      "default": false,
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
    "name": "inventory-item",
    "version": 1,
    "plural": "Inventory items",
    "keys": "inventoryItem",
    "text": "name",
    "icon": "inventory",
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
        "category",
        "unit",
        "stockQuantity",
        "costPerUnit",
        "status"
      ],
      "sort": [
        "name",
        "asc"
      ]
    },
    "form": [
      {
        "id": "item",
        "title": "Item",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
