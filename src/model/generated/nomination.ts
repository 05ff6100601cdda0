// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';

export { validate as check } from './nomination.check.js';

export const inputChecks: Record<string, ValuesCheck> = {  };

export const schema: EntitySchema = {
  "title": "Nomination",
  "description": "One learner's standing for one event; written by the calls on nominations alone",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "eventKey",
    "learnerKey",
    "state",
    "stateAt",
    "source"
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
    "eventKey": {
      "title": "Event",
      "type": "string",
      "format": "reference",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "reference": {
          "to": "event"
        }
      }
    },
    "eventName": {
      "title": "Event name",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "through": "eventKey.name"
      }
    },
    "learnerKey": {
      "title": "Learner",
      "type": "string",
      "format": "reference",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "reference": {
          "to": "learner"
        }
      }
    },
    "learnerName": {
      "title": "Learner name",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "through": "learnerKey.name"
      }
    },
    "employeeCode": {
      "title": "Employee code",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "through": "learnerKey.employeeCode"
      }
    },
    "email": {
      "title": "E-mail",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "through": "learnerKey.email"
      }
    },
    "department": {
      "title": "Department",
      "type": "string",
      "format": "lookup",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "valuesOf": "learner",
        "through": "learnerKey.department"
      }
    },
    "state": {
      "title": "State",
      "enum": [
        "PendingApproval",
        "Waitlisted",
        "Offered",
        "Confirmed",
        "Rejected",
        "Withdrawn",
        "Removed",
        "Expired",
        "EventCancelled"
      ],
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "stateAt": {
      "title": "Since",
      "description": "When it came into its state",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "reason": {
      "title": "Reason",
      "description": "Why it came into its state, where somebody said",
      "type": "string",
      "maxLength": 255,
      "readOnly": true
    },
    "source": {
      "title": "Nominated by way of",
      "enum": [
        "STAFF",
        "UPLOAD",
        "SELF"
      ],
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "position": {
      "title": "Position",
      "description": "Place on the waiting list, the first is 1",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "sortable": true,
        "computed": true
      }
    },
    "priority": {
      "title": "Priority",
      "type": "integer",
      "minimum": -100,
      "maximum": 100,
      "default": 0,
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "priorityReason": {
      "title": "Reason for the priority",
      "type": "string",
      "maxLength": 255,
      "readOnly": true
    },
    "waitlistedAt": {
      "title": "Waiting since",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "sequence": {
      "title": "Number in order of arrival",
      "description": "In which order places were given, on a seat or on the waiting list; written once",
      "type": "integer",
      "readOnly": true
    },
    "skipped": {
      "title": "Passed over because",
      "description": "Why a free seat went to somebody behind; the place stays",
      "enum": [
        "LEARNER_INACTIVE",
        "OUTSIDE_AUDIENCE",
        "CLASH"
      ],
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "offerExpiresAt": {
      "title": "Offer is held until",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "confirmedAt": {
      "title": "Confirmed on",
      "description": "From when on attendance is owed",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true
      }
    },
    "outcome": {
      "title": "Outcome",
      "description": "Written when the event is closed; nothing for who owed no attendance",
      "enum": [
        "Full",
        "Partial",
        "NoShow"
      ],
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "attendanceRate": {
      "title": "Attendance (%)",
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "creditHours": {
      "title": "Credit hours",
      "type": "number",
      "minimum": 0,
      "maximum": 999,
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "certificate": {
      "title": "Certificate",
      "description": "Its number; issued when the event is closed, to who attended in full",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "computed": true
      }
    }
  },
  "x-resource": {
    "name": "nomination",
    "version": 1,
    "plural": "Nominations",
    "keys": "nomination",
    "text": "learnerName",
    "icon": "how-to-reg",
    "section": "none",
    "access": {
      "list": [
        "superAdmin",
        "trainer",
        "instructor"
      ],
      "show": [
        "superAdmin",
        "trainer",
        "instructor"
      ],
      "create": [],
      "edit": [],
      "delete": [],
      "export": [
        "superAdmin",
        "trainer",
        "instructor"
      ],
      "options": []
    },
    "state": "state",
    "list": {
      "columns": [
        "learnerName",
        "employeeCode",
        "department",
        "state",
        "stateAt",
        "source"
      ],
      "sort": [
        "creationTime",
        "desc"
      ]
    },
    "form": [
      {
        "id": "all",
        "title": "Nomination",
        "fields": [
          "*"
        ]
      }
    ]
  }
};
