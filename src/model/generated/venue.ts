// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './venue.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Venue",
  "description": "A room in which sessions take place",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "venueLocationKey",
    "name",
    "capacity"
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
    "venueLocationKey": {
      "title": "Location",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "venue-location"
        },
        "width": "half",
        "sortable": true
      }
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
    "capacity": {
      "title": "Seats",
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "x-field": {
        "width": "half",
        "filter": true,
        "sortable": true
      }
    },
    "type": {
      "title": "Type",
      "enum": [
        "ROOM",
        "LAB",
        "AUDITORIUM",
        "OUTDOOR"
      ],
      "default": "ROOM",
      "x-field": {
        "filter": true,
        "width": "half",
        "sortable": true
      }
    },
    "equipment": {
      "title": "Equipment",
      "type": "array",
      "items": {
        "enum": [
          "PROJECTOR",
          "WHITEBOARD",
          "VIDEO",
          "COMPUTERS",
          "SOUND"
        ]
      },
      "uniqueItems": true,
      "x-field": {
        "filter": true
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
        "currency": "INR",
        "filter": true,
        "sortable": true
      }
    },
    "opensAt": {
      "title": "Opens at",
      "type": "string",
      "format": "time",
      "default": "08:00",
      "x-field": {
        "width": "third"
      }
    },
    "closesAt": {
      "title": "Closes at",
      "type": "string",
      "format": "time",
      "default": "20:00",
      "x-field": {
        "width": "third",
        "after": "opensAt",
        "messages": {
          "after": "Must come after the opening time"
        }
      }
    },
    "requiresApproval": {
      "title": "Bookings need approval",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "third"
      }
    },
    "notes": {
      "title": "Notes",
      "type": "string",
      "maxLength": 1000
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
    "name": "venue",
    "version": 1,
    "plural": "Venues",
    "keys": "venue",
    "text": "name",
    "icon": "meeting-room",
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
        "venueLocationKey",
        "type",
        "capacity",
        "hourlyCost",
        "status"
      ],
      "sort": [
        "name",
        "asc"
      ]
    },
    "form": [
      {
        "id": "room",
        "title": "Room",
        "fields": [
          "name",
          "code",
          "venueLocationKey",
          "type",
          "capacity",
          "equipment"
        ]
      },
      {
        "id": "use",
        "title": "Use",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
