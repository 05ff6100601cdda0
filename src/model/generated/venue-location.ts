// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './venue-location.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Venue location",
  "description": "A place with rooms: an office, a hotel, a campus",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "country",
    "timeZone"
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
    "addressLine": {
      "title": "Address",
      "type": "string",
      "maxLength": 200,
      "x-field": {
        "width": "half"
      }
    },
    "city": {
      "title": "City",
      "type": "string",
      "format": "lookup",
      "maxLength": 100,
      "x-field": {
        "filter": true,
        "sortable": true,
        "width": "half"
      }
    },
    "postalCode": {
      "title": "Postal code",
      "type": "string",
      "maxLength": 20,
      "x-field": {
        "width": "half"
      }
    },
    "country": {
      "title": "Country",
      "type": "string",
      "format": "country",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "timeZone": {
      "title": "Time zone",
      "type": "string",
      "format": "time-zone",
      "minLength": 1,
      "maxLength": 60,
      "default": "Asia/Kolkata",
      "x-field": {
        "filter": true,
        "width": "half",
        "help": "Name of the zone, for example Asia/Kolkata"
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
    "website": {
      "title": "Website",
      "type": "string",
      "format": "uri",
      "maxLength": 500,
      "x-field": {
        "width": "half"
      }
    },
    "directions": {
      "title": "Directions",
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
    "name": "venue-location",
    "version": 1,
    "plural": "Venue locations",
    "keys": "venueLocation",
    "text": "name",
    "icon": "place",
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
        "city",
        "country",
        "timeZone",
        "status"
      ],
      "sort": [
        "name",
        "asc"
      ]
    },
    "form": [
      {
        "id": "location",
        "title": "Location",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
