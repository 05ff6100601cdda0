import type { JsonSchema } from '#model/variants.ts';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer' };

/** What an event or a launch is going to remind of. */
export const reminderPlanShape: JsonSchema = {
  type: 'object',
  properties: {
    isPaused: { type: 'boolean' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: text,
          at: { type: 'string', format: 'date-time' },
          zone: { type: 'string', description: 'IANA name' },
          recipients: { ...count, description: 'Whom it would reach as things stand' },
          holiday: { type: 'string', description: 'For which it is left out' },
          reminderKey: { type: 'string', description: 'Of one by hand, to have it cancelled' },
        },
      },
    },
    waiting: { ...count, description: 'Learners who are reminded only once they have opened the launch' },
    isExample: { type: 'boolean', description: 'Nobody is concerned yet: the times for somebody who is from today on' },
    lacks: {
      ...text,
      description: 'SESSIONS or REGISTRATION_END: what the rule counts from and the event does not have',
    },
  },
};
