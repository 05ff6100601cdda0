// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { EntitySummary } from '../entity-summary.ts';

export const entityIndex: readonly EntitySummary[] = [{ ...{
  "name": "event",
  "keys": "event",
  "title": "Event",
  "plural": "Events",
  "menu": "Events",
  "icon": "event",
  "section": "none",
  "dialect": "post",
  "text": "name",
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
  }
}, load: () => import('./event.ts') }, { ...{
  "name": "feedback-form",
  "keys": "feedbackForm",
  "title": "Feedback form",
  "plural": "Feedback forms",
  "menu": "Feedback forms",
  "icon": "rate-review",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./feedback-form.ts') }, { ...{
  "name": "holiday",
  "keys": "holiday",
  "title": "Holiday",
  "plural": "Holidays",
  "menu": "Holidays",
  "icon": "event",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./holiday.ts') }, { ...{
  "name": "instructor",
  "keys": "instructor",
  "title": "Instructor",
  "plural": "Instructors",
  "menu": "Instructors",
  "icon": "badge",
  "section": "setup",
  "dialect": "post",
  "text": "userName",
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
  }
}, load: () => import('./instructor.ts') }, { ...{
  "name": "inventory-item",
  "keys": "inventoryItem",
  "title": "Inventory item",
  "plural": "Inventory items",
  "menu": "Inventory items",
  "icon": "inventory",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./inventory-item.ts') }, { ...{
  "name": "learner",
  "keys": "learner",
  "title": "Learner",
  "plural": "Learners",
  "menu": "Learners",
  "icon": "people",
  "section": "setup",
  "dialect": "post",
  "text": "name",
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
  }
}, load: () => import('./learner.ts') }, { ...{
  "name": "learning-environment",
  "keys": "learningEnvironment",
  "title": "Learning environment",
  "plural": "Learning environments",
  "menu": "Learning Environment",
  "icon": "school",
  "section": "main",
  "dialect": "post",
  "text": "name",
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
  }
}, load: () => import('./learning-environment.ts') }, { ...{
  "name": "nomination",
  "keys": "nomination",
  "title": "Nomination",
  "plural": "Nominations",
  "menu": "Nominations",
  "icon": "how-to-reg",
  "section": "none",
  "dialect": "post",
  "text": "learnerName",
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
  }
}, load: () => import('./nomination.ts') }, { ...{
  "name": "program-launch",
  "keys": "programLaunch",
  "title": "Program launch",
  "plural": "Program launches",
  "menu": "All Event",
  "icon": "rocket-launch",
  "section": "main",
  "dialect": "post",
  "text": "launchName",
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
  }
}, load: () => import('./program-launch.ts') }, { ...{
  "name": "program",
  "keys": "program",
  "title": "Program",
  "plural": "Programs",
  "menu": "Programs",
  "icon": "menu-book",
  "section": "setup",
  "dialect": "post",
  "text": "name",
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
  }
}, load: () => import('./program.ts') }, { ...{
  "name": "topic",
  "keys": "topic",
  "title": "Topic",
  "plural": "Topics",
  "menu": "Topics",
  "icon": "label",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./topic.ts') }, { ...{
  "name": "trainer",
  "keys": "trainer",
  "title": "Training admin",
  "plural": "Training admins",
  "menu": "Training admins",
  "icon": "badge",
  "section": "setup",
  "dialect": "post",
  "text": "userName",
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
  }
}, load: () => import('./trainer.ts') }, { ...{
  "name": "training",
  "keys": "training",
  "title": "Training",
  "plural": "Trainings",
  "menu": "All CLT",
  "icon": "co-present",
  "section": "main",
  "dialect": "post",
  "text": "trainingName",
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
  }
}, load: () => import('./training.ts') }, { ...{
  "name": "venue-location",
  "keys": "venueLocation",
  "title": "Venue location",
  "plural": "Venue locations",
  "menu": "Venue locations",
  "icon": "place",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./venue-location.ts') }, { ...{
  "name": "venue",
  "keys": "venue",
  "title": "Venue",
  "plural": "Venues",
  "menu": "Venues",
  "icon": "meeting-room",
  "section": "setup",
  "dialect": "rest",
  "text": "name",
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
  }
}, load: () => import('./venue.ts') }];
