// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { ValuesCheck } from '../validate.ts';
import type { EntitySchema } from '../vocabulary.ts';
import { validate as cancel } from './event.cancel.check.js';
import { validate as reopen } from './event.reopen.check.js';

export { validate as check } from './event.check.js';

export const inputChecks: Record<string, ValuesCheck> = { 'cancel': cancel, 'reopen': reopen };

export const schema: EntitySchema = {
  "title": "Event",
  "description": "One dated occurrence of a launch, of a training, or of both (specification, section 3)",
  "type": "object",
  "required": [
    "key",
    "creationTime",
    "modificationTime",
    "createdBy",
    "version",
    "name",
    "code",
    "timeZone",
    "mode"
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
    "launchKey": {
      "title": "Program launch",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "program-launch"
        },
        "width": "half"
      }
    },
    "trainingKey": {
      "title": "Training",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "training"
        },
        "width": "half",
        "requiredUnless": "launchKey",
        "messages": {
          "required": "Please choose a launch or a training"
        }
      }
    },
    "name": {
      "title": "Event name",
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "x-field": {
        "search": true,
        "filter": true,
        "sortable": true,
        "width": "half",
        "messages": {
          "maxLength": "Event name should not be greater than {{limit}} characters"
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
        "messages": {
          "pattern": "Use only letters, digits, _ and -, for example ABC-1"
        }
      }
    },
    "mode": {
      "title": "Mode",
      "enum": [
        "CLT",
        "VILT",
        "HYBRID"
      ],
      "default": "CLT",
      "x-field": {
        "filter": true,
        "width": "half",
        "sortable": true
      }
    },
    "blended": {
      "title": "Blended",
      "type": "boolean",
      "default": false,
      "x-field": {
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
    "description": {
      "title": "Description",
      "type": "string",
      "maxLength": 250,
      "x-field": {
        "messages": {
          "maxLength": "Description length must not be greater than {{limit}}"
        }
      }
    },
    "startAt": {
      "title": "Start",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "zone": "timeZone",
        "filter": true,
        "sortable": true
      }
    },
    "endAt": {
      "title": "End",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "zone": "timeZone",
        "filter": true,
        "sortable": true
      }
    },
    "nextSessionAt": {
      "title": "Next session",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "zone": "timeZone",
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "launchedAt": {
      "title": "Launched on",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "cancelledAt": {
      "title": "Cancelled on",
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
      "description": "Why it was cancelled, or opened again",
      "type": "string",
      "minLength": 10,
      "maxLength": 255,
      "readOnly": true,
      "x-field": {
        "was": "cancelReason"
      }
    },
    "closedAt": {
      "title": "Closed on",
      "type": "string",
      "format": "date-time",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true
      }
    },
    "status": {
      "title": "Status",
      "enum": [
        "Initial",
        "Launched",
        "Running",
        "Finished",
        "Cancelled",
        "Closed"
      ],
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "confirmed": {
      "title": "Confirmed",
      "description": "Nominations that hold a seat",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "offered": {
      "title": "Offered",
      "description": "Seats that are held for an answer",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "freeSeats": {
      "title": "Free seats",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "overBy": {
      "title": "Over by",
      "description": "More seats are held than there are: the maximum was lowered",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "waitlisted": {
      "title": "On the waiting list",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "pendingApproval": {
      "title": "Waiting for approval",
      "type": "integer",
      "readOnly": true,
      "x-field": {
        "filter": true,
        "sortable": true,
        "computed": true
      }
    },
    "registrationEndsAt": {
      "title": "Registration ends",
      "description": "From then on learners can not nominate themselves",
      "type": "string",
      "format": "date-time",
      "x-field": {
        "zone": "timeZone",
        "filter": true,
        "sortable": true,
        "width": "half",
        "atMost": "startAt",
        "help": "By the clock of the event. Learners can not nominate themselves from then on; staff still can",
        "messages": {
          "atMost": "Must not come after the start of the first session"
        }
      }
    },
    "reminderDate": {
      "title": "Reminder on",
      "type": "string",
      "format": "date",
      "x-field": {
        "width": "half"
      }
    },
    "reminderTime": {
      "title": "Reminder at",
      "type": "string",
      "format": "time",
      "default": "09:00",
      "x-field": {
        "width": "half",
        "help": "By the clock of the event"
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
    "draftCalendar": {
      "title": "Show as draft in calendars",
      "type": "boolean",
      "default": true,
      "x-field": {
        "width": "half"
      }
    },
    "minAttendees": {
      "title": "Minimum attendees",
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "default": 0,
      "x-field": {
        "width": "half",
        "atMost": "maxAttendees",
        "messages": {
          "atMost": "Must not be more than the maximum"
        }
      }
    },
    "maxAttendees": {
      "title": "Maximum attendees",
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "default": 10,
      "x-field": {
        "width": "half",
        "filter": true
      }
    },
    "cancelBelowMinimum": {
      "title": "Cancel when too few are confirmed",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half",
        "help": "A day before the first session, while there are fewer than the minimum"
      }
    },
    "waitingList": {
      "title": "Waiting list",
      "type": "boolean",
      "default": true,
      "x-field": {
        "width": "half"
      }
    },
    "waitlistLimit": {
      "title": "Places on the waiting list",
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "x-field": {
        "width": "half",
        "when": {
          "waitingList": true
        },
        "help": "Empty for no limit"
      }
    },
    "approval": {
      "title": "Approval",
      "enum": [
        "NONE",
        "TRAINER",
        "MANAGER"
      ],
      "default": "NONE",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "promotion": {
      "title": "Free seats go to the next",
      "enum": [
        "AUTO",
        "OFFER",
        "MANUAL"
      ],
      "default": "AUTO",
      "x-field": {
        "filter": true,
        "width": "half",
        "when": {
          "waitingList": true
        }
      }
    },
    "offerHours": {
      "title": "Offers are held for",
      "type": "integer",
      "format": "duration",
      "minimum": 1,
      "maximum": 336,
      "default": 48,
      "x-field": {
        "width": "half",
        "unit": "hour",
        "when": {
          "all": [
            {
              "waitingList": true
            },
            {
              "promotion": "OFFER"
            }
          ]
        }
      }
    },
    "withdrawal": {
      "title": "Learners may withdraw",
      "enum": [
        "ANY_TIME",
        "CUTOFF",
        "NEVER"
      ],
      "default": "ANY_TIME",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "withdrawalCutoff": {
      "title": "How long before the start at the latest",
      "type": "integer",
      "format": "duration",
      "minimum": 0,
      "maximum": 31536000,
      "default": 86400,
      "x-field": {
        "width": "half",
        "unit": "second",
        "when": {
          "withdrawal": "CUTOFF"
        }
      }
    },
    "attendanceLevel": {
      "title": "Attendance is marked per",
      "enum": [
        "EVENT",
        "SESSION"
      ],
      "default": "EVENT",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "manualAttendance": {
      "title": "Attendance is marked by hand",
      "type": "boolean",
      "default": true,
      "x-field": {
        "width": "half"
      }
    },
    "selfCheckIn": {
      "title": "Learners check in themselves",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half",
        "when": {
          "attendanceLevel": "SESSION"
        },
        "help": "By a code that is shown in the room"
      }
    },
    "lateAfterMinutes": {
      "title": "Late after minutes",
      "type": "integer",
      "minimum": 0,
      "maximum": 240,
      "default": 10,
      "x-field": {
        "width": "half",
        "when": {
          "all": [
            {
              "attendanceLevel": "SESSION"
            },
            {
              "selfCheckIn": true
            }
          ]
        },
        "help": "After the start of a session"
      }
    },
    "requiredRate": {
      "title": "Attendance needed for completion (%)",
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "default": 80,
      "x-field": {
        "width": "half"
      }
    },
    "creditHours": {
      "title": "Credit hours",
      "type": "number",
      "minimum": 0,
      "maximum": 999,
      "x-field": {
        "width": "half"
      }
    },
    "holidayMarking": {
      "title": "Holidays",
      "enum": [
        "SKIP",
        "WARN",
        "IGNORE"
      ],
      "default": "SKIP",
      "x-field": {
        "filter": true,
        "width": "half"
      }
    },
    "instructorKeys": {
      "title": "Default instructors",
      "type": "array",
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "format": "reference"
      },
      "x-field": {
        "help": "They teach each new session, unless it says otherwise",
        "reference": {
          "to": "instructor",
          "where": {
            "status": true
          }
        }
      }
    },
    "virtualTool": {
      "title": "Virtual meeting tool",
      "enum": [
        "JITSI",
        "ZOOM",
        "TEAMS",
        "MEET",
        "WEBEX"
      ],
      "x-field": {
        "filter": true,
        "width": "half",
        "when": {
          "mode": [
            "VILT",
            "HYBRID"
          ]
        }
      }
    },
    "hostName": {
      "title": "Host name",
      "type": "string",
      "maxLength": 100,
      "x-field": {
        "width": "half",
        "when": {
          "mode": [
            "VILT",
            "HYBRID"
          ]
        }
      }
    },
    "waitingRoom": {
      "title": "Waiting room",
      "type": "boolean",
      "x-field": {
        "width": "half",
        "when": {
          "mode": [
            "VILT",
            "HYBRID"
          ]
        }
      }
    },
    "autoRecording": {
      "title": "Record automatically",
      "type": "boolean",
      "x-field": {
        "width": "half",
        "when": {
          "mode": [
            "VILT",
            "HYBRID"
          ]
        }
      }
    },
    "venueLocationKey": {
      "title": "Default location",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "venue-location",
          "where": {
            "status": true
          }
        },
        "width": "half",
        "when": {
          "mode": [
            "CLT",
            "HYBRID"
          ]
        }
      }
    },
    "venueKey": {
      "title": "Default venue",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "venue",
          "where": {
            "status": true
          },
          "sharing": [
            "venueLocationKey"
          ]
        },
        "width": "half",
        "when": {
          "mode": [
            "CLT",
            "HYBRID"
          ]
        }
      }
    },
    "venueHourlyCost": {
      "title": "Venue cost per hour",
      "type": "integer",
      "format": "money",
      "minimum": 0,
      "maximum": 1000000000000,
      "x-field": {
        "width": "half",
        "currency": "INR",
        "when": {
          "mode": [
            "CLT",
            "HYBRID"
          ]
        },
        "help": "Empty for that of the venue"
      }
    },
    "bookingApproval": {
      "title": "Bookings need approval",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half",
        "access": {
          "write": [
            "superAdmin"
          ]
        }
      }
    },
    "inventory": {
      "title": "Inventory",
      "type": "array",
      "maxItems": 100,
      "items": {
        "type": "object",
        "required": [
          "itemKey",
          "quantity"
        ],
        "properties": {
          "category": {
            "title": "Category",
            "type": "string",
            "format": "lookup",
            "maxLength": 100,
            "x-field": {
              "width": "half",
              "valuesOf": "inventory-item"
            }
          },
          "itemKey": {
            "title": "Item",
            "type": "string",
            "format": "reference",
            "x-field": {
              "reference": {
                "to": "inventory-item",
                "where": {
                  "status": true
                },
                "sharing": [
                  "category"
                ]
              },
              "width": "half"
            }
          },
          "quantity": {
            "title": "Quantity",
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "x-field": {
              "width": "half"
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
              "help": "Empty for that of the item"
            }
          }
        }
      }
    },
    "channels": {
      "title": "Notify by",
      "type": "array",
      "items": {
        "enum": [
          "EMAIL",
          "SMS",
          "PUSH"
        ]
      },
      "uniqueItems": true,
      "default": [
        "EMAIL"
      ],
      "x-field": {
        "filter": true
      }
    },
    "oneMailADay": {
      "title": "One mail a day for each person",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half",
        "help": "At the time of reminders. Offers, changes and what staff send by hand come at once"
      }
    },
    "reminderRecurrence": {
      "title": "Reminders before and after",
      "type": "string",
      "format": "recurrence",
      "maxLength": 300,
      "x-field": {
        "anchors": [
          "FIRST_SESSION",
          "EACH_SESSION",
          "LAST_END",
          "REGISTRATION_END"
        ],
        "zone": "timeZone"
      }
    },
    "remindsLate": {
      "title": "Who is confirmed late gets the last reminder at once",
      "type": "boolean",
      "default": true,
      "x-field": {
        "width": "half"
      }
    },
    "attachConversation": {
      "title": "Attach the conversation",
      "type": "boolean",
      "default": false,
      "x-field": {
        "width": "half"
      }
    },
    "bestPracticesShared": {
      "title": "Best practices to share",
      "type": "string",
      "maxLength": 2000
    },
    "eventFeedbackFormKey": {
      "title": "Feedback form of the event",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "feedback-form",
          "where": {
            "status": true,
            "audience": "LEARNER",
            "level": "EVENT"
          }
        },
        "width": "half"
      }
    },
    "sessionFeedbackFormKey": {
      "title": "Feedback form of each session",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "feedback-form",
          "where": {
            "status": true,
            "audience": "LEARNER",
            "level": "SESSION"
          }
        },
        "width": "half"
      }
    },
    "managerFeedbackFormKey": {
      "title": "Feedback form for managers",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "feedback-form",
          "where": {
            "status": true,
            "audience": "MANAGER"
          }
        },
        "width": "half"
      }
    },
    "managerFormDaysAfter": {
      "title": "Days until managers are asked",
      "type": "integer",
      "minimum": 0,
      "maximum": 365,
      "default": 30,
      "x-field": {
        "width": "half",
        "help": "Days after the training"
      }
    },
    "trainerFeedbackFormKey": {
      "title": "Feedback form for trainers",
      "type": "string",
      "format": "reference",
      "x-field": {
        "filter": true,
        "reference": {
          "to": "feedback-form",
          "where": {
            "status": true,
            "audience": "TRAINER"
          }
        },
        "width": "half"
      }
    }
  },
  "x-resource": {
    "name": "event",
    "version": 1,
    "plural": "Events",
    "keys": "event",
    "text": "name",
    "icon": "event",
    "section": "none",
    "access": {
      "list": [
        "superAdmin",
        "trainer"
      ],
      "show": [
        "superAdmin",
        "trainer",
        "instructor"
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
        "trainer",
        "instructor"
      ]
    },
    "state": "status",
    "actions": [
      {
        "id": "launch",
        "title": "Launch",
        "on": "both",
        "from": [
          "Initial"
        ],
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "The audience will see this event.",
        "done": "The event is launched"
      },
      {
        "id": "unlaunch",
        "title": "Take back the launch",
        "on": "record",
        "from": [
          "Launched"
        ],
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "The audience will not see this event any more.",
        "done": "The event is a draft again"
      },
      {
        "id": "cancel",
        "title": "Cancel the event",
        "on": "record",
        "from": [
          "Initial",
          "Launched",
          "Running"
        ],
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "A cancelled event can not be opened again. Its venues and instructors become free.",
        "input": {
          "reason": {
            "title": "Reason",
            "type": "string",
            "minLength": 10,
            "maxLength": 255
          }
        },
        "required": [
          "reason"
        ],
        "done": "The event is cancelled"
      },
      {
        "id": "close",
        "title": "Close",
        "on": "both",
        "roles": [
          "superAdmin",
          "trainer"
        ],
        "confirm": "Attendance can not be changed after closing.",
        "done": "The event is closed"
      },
      {
        "id": "reopen",
        "title": "Open again",
        "on": "record",
        "from": [
          "Closed"
        ],
        "roles": [
          "superAdmin"
        ],
        "confirm": "Attendance can be changed again.",
        "input": {
          "reason": {
            "title": "Reason",
            "type": "string",
            "minLength": 10,
            "maxLength": 255
          }
        },
        "required": [
          "reason"
        ],
        "done": "The event is finished, and not closed any more"
      },
      {
        "id": "remind-learners",
        "title": "Remind learners",
        "on": "page",
        "roles": [
          "superAdmin",
          "trainer",
          "instructor"
        ]
      },
      {
        "id": "remind-instructors",
        "title": "Remind instructors",
        "on": "page",
        "roles": [
          "superAdmin",
          "trainer"
        ]
      }
    ],
    "list": {
      "columns": [
        "name",
        "code",
        "status",
        "nextSessionAt",
        "confirmed",
        "maxAttendees",
        "mode"
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
        "as": "tab",
        "fields": [
          "launchKey",
          "trainingKey",
          "name",
          "code",
          "mode",
          "timeZone",
          "blended",
          "description"
        ]
      },
      {
        "id": "seats",
        "title": "Seats",
        "as": "tab",
        "fields": [
          "minAttendees",
          "maxAttendees",
          "cancelBelowMinimum",
          "waitingList",
          "waitlistLimit",
          "promotion",
          "offerHours",
          "registrationEndsAt",
          "approval",
          "withdrawal",
          "withdrawalCutoff"
        ]
      },
      {
        "id": "place",
        "title": "Place and people",
        "as": "tab",
        "fields": [
          "instructorKeys",
          "holidayMarking",
          "venueLocationKey",
          "venueKey",
          "venueHourlyCost",
          "bookingApproval",
          "virtualTool",
          "hostName",
          "waitingRoom",
          "autoRecording"
        ]
      },
      {
        "id": "inventory",
        "title": "Inventory",
        "as": "tab",
        "fields": [
          "inventory"
        ]
      },
      {
        "id": "attendance",
        "title": "Attendance",
        "as": "tab",
        "fields": [
          "attendanceLevel",
          "manualAttendance",
          "selfCheckIn",
          "lateAfterMinutes",
          "requiredRate",
          "creditHours"
        ]
      },
      {
        "id": "notices",
        "title": "Notices",
        "as": "tab",
        "fields": [
          "channels",
          "*"
        ]
      },
      {
        "id": "feedback",
        "title": "Feedback",
        "as": "tab",
        "fields": [
          "eventFeedbackFormKey",
          "sessionFeedbackFormKey",
          "managerFeedbackFormKey",
          "managerFormDaysAfter",
          "trainerFeedbackFormKey"
        ]
      }
    ]
  }
};
