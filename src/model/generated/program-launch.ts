// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';
import { validate as deactivate } from './program-launch.deactivate.check.js';

export { validate as check } from './program-launch.check.js';

export const inputChecks: Record<string, ValuesCheck> = { 'deactivate': deactivate };

export const schema: EntitySchema = {
  "title": "Program launch",
  "description": "One offering of a program in one learning environment (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "learningEnvironmentKey",
    "programKey",
    "launchName",
    "launchCode",
    "startReminderRecurrence",
    "completionReminderRecurrence"
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
    "learningEnvironmentKey": {
      "title": "Learning environment",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "learning-environment",
          "where": {
            "status": true
          }
        },
        "width": "half"
      }
    },
    "programKey": {
      "title": "Program",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "program",
          "where": {
            "status": true
          }
        },
        "width": "half"
      }
    },
    "learningEnvironmentName": {
      "title": "Learning environment",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "through": "learningEnvironmentKey.name"
      }
    },
    "programName": {
      "title": "Program",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "through": "programKey.name"
      }
    },
    "programCode": {
      "title": "Program code",
      "type": "string",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "through": "programKey.code"
      }
    },
    "launchName": {
      "title": "Launch name",
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
    "launchCode": {
      "title": "Launch code",
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
    "eventStart": {
      "title": "Event start",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "selfNomination": {
      "title": "Learners may nominate themselves",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half",
        "filter": true
      }
    },
    "classifiedVisibility": {
      "title": "Visible to",
      "enum": [
        "ALL",
        "AUDIENCE",
        "NOMINEES_ONLY"
      ],
      "default": "AUDIENCE",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "certificate": {
      "title": "Certificate on completion",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "startReminder": {
      "title": "Start reminders",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "startReminderType": {
      "title": "Start reminders count from",
      "enum": [
        "ASSIGNED_DATE",
        "ACCESS_DATE"
      ],
      "default": "ASSIGNED_DATE",
      "x-field": {
        "width": "half",
        "when": {
          "startReminder": true
        }
      }
    },
    "startReminderRecurrence": {
      "title": "Dates of the start reminders",
      "type": "string",
      "format": "recurrence",
      "maxLength": 300,
      "x-field": {
        "anchors": [
          "BASIS"
        ],
        "when": {
          "startReminder": true
        },
        "messages": {
          "required": "Please select course start reminder"
        }
      }
    },
    "completionReminder": {
      "title": "Completion reminders",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "completionReminderType": {
      "title": "Completion reminders count from",
      "enum": [
        "ASSIGNED_DATE",
        "ACCESS_DATE"
      ],
      "default": "ASSIGNED_DATE",
      "x-field": {
        "width": "half",
        "when": {
          "completionReminder": true
        }
      }
    },
    "completionReminderRecurrence": {
      "title": "Dates of the completion reminders",
      "type": "string",
      "format": "recurrence",
      "maxLength": 300,
      "x-field": {
        "anchors": [
          "BASIS"
        ],
        "when": {
          "completionReminder": true
        },
        "messages": {
          "required": "Please select course completion reminder"
        }
      }
    },
    "remindsLate": {
      "title": "Who comes late gets the last reminder at once",
      "type": "boolean",
      "default": true,
      "x-field": {
        "width": "half"
      }
    },
    "remindersPaused": {
      "title": "Reminders are paused",
      "description": "What becomes due meanwhile is not sent later",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "internalNote": {
      "title": "Internal note",
      "description": "For the training department alone",
      "type": "string",
      "maxLength": 200,
      "x-field": {
        "help": "Only super admins read this",
        "search": true,
        "filter": true,
        "sortable": true,
        "access": {
          "read": [
            "superAdmin"
          ]
        }
      }
    },
    "status": {
      "title": "Status",
      "enum": [
        "Draft",
        "Active",
        "Inactive",
        "Completed",
        "Archived"
      ],
      "default": "Draft",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "inactiveReason": {
      "title": "Inactive because",
      "type": "string",
      "maxLength": 250,
      "readOnly": true,
      "x-field": {
        "when": {
          "status": "Inactive"
        }
      }
    }
  },
  "x-resource": {
    "name": "program-launch",
    "version": 1,
    "plural": "Program launches",
    "menu": "All Event",
    "keys": "programLaunch",
    "text": "launchName",
    "icon": "rocket-launch",
    "section": "main",
    "access": {
      "list": [
        "superAdmin",
        "trainer"
      ],
      "show": [
        "superAdmin",
        "trainer"
      ],
      "create": [
        "superAdmin",
        "trainer"
      ],
      "edit": [
        "superAdmin",
        "trainer"
      ],
      "delete": [
        "superAdmin",
        "trainer"
      ],
      "export": [
        "superAdmin",
        "trainer"
      ],
      "options": [
        "superAdmin",
        "trainer"
      ]
    },
    "state": "status",
    "actions": [
      {
        "id": "activate",
        "title": "Activate",
        "on": "both",
        "from": [
          "Draft",
          "Inactive"
        ],
        "to": "Active",
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "done": "The launch is active"
      },
      {
        "id": "deactivate",
        "title": "Deactivate",
        "on": "both",
        "from": [
          "Active"
        ],
        "to": "Inactive",
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "Do you want to deactivate this launch?",
        "input": {
          "inactiveReason": {
            "title": "Reason",
            "type": "string",
            "maxLength": 250
          }
        },
        "done": "The launch is inactive"
      },
      {
        "id": "complete",
        "title": "Complete",
        "on": "both",
        "from": [
          "Active"
        ],
        "to": "Completed",
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "A launch that is completed can not be opened again.",
        "done": "The launch is completed"
      },
      {
        "id": "archive",
        "title": "Archive",
        "on": "both",
        "from": [
          "Completed"
        ],
        "to": "Archived",
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "done": "The launch is archived"
      }
    ],
    "list": {
      "columns": [
        "learningEnvironmentName",
        "programName",
        "programCode",
        "launchName",
        "launchCode",
        "eventStart",
        "creationTime",
        "createdBy",
        "modificationTime",
        "status"
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
          "learningEnvironmentKey",
          "programKey",
          "launchName",
          "launchCode"
        ]
      },
      {
        "id": "settings",
        "title": "Settings",
        "fields": [
          "*"
        ]
      },
      {
        "id": "reminders",
        "title": "Reminders",
        "fields": [
          "startReminder",
          "startReminderType",
          "startReminderRecurrence",
          "completionReminder",
          "completionReminderType",
          "completionReminderRecurrence",
          "remindsLate",
          "remindersPaused"
        ]
      }
    ]
  }
};
