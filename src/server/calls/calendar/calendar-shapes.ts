import type { JsonSchema } from '#model/variants.ts';
import { object } from '../selection.ts';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const boolean = { type: 'boolean' };
const instant = { type: 'string', format: 'date-time' };
const date = { type: 'string', format: 'date' };
const named: JsonSchema = { type: ['object', 'null'], properties: { key: text, name: text } };
const names: JsonSchema = { type: 'array', items: named };

const sessionShape = object({
  key: text,
  title: text,
  date,
  startTime: text,
  endTime: text,
  endsNextDay: boolean,
  timeZone: text,
  startAt: instant,
  endAt: instant,
  mode: text,
  status: text,
  reason: { ...textOrNull, description: 'Why it is cancelled' },
  eventKey: text,
  eventName: text,
  eventCode: text,
  eventStatus: text,
  version: { type: 'integer', description: 'Of the event' },
  modificationTime: { ...instant, description: 'Of the event' },
  isDraft: { ...boolean, description: 'The event is not launched' },
  isMovable: { ...boolean, description: 'The caller may plan it for another time' },
  launchKey: textOrNull,
  training: named,
  venue: named,
  location: textOrNull,
  instructors: names,
  topics: { type: 'array', items: text },
  meetingUrl: textOrNull,
  seats: { type: ['integer', 'null'], description: 'Of the event, at most' },
});

/** The answer of a calendar's list. */
export const calendarPageShape = object({
  items: { type: 'array', items: sessionShape },
  totalItems: { type: 'integer' },
  choices: {
    ...object({ venues: names, instructors: names, trainings: names }),
    description: 'What the sessions of the range have to do with, whatever is filtered',
  },
  holidays: { type: 'array', items: object({ name: text, startDate: date, endDate: date }) },
});

/** The answer of a calendar's reminders. */
export const remindersPageShape = object({
  items: {
    type: 'array',
    items: object({
      kind: text,
      at: instant,
      zone: { ...text, description: 'IANA name' },
      date,
      time: text,
      entity: { enum: ['event', 'program-launch'], description: 'What it is of' },
      key: text,
      name: text,
      code: text,
      ownerKey: { ...textOrNull, description: 'Of an event: its launch or training' },
      isDraft: { ...boolean, description: 'What it is of is not launched' },
    }),
  },
  totalItems: { type: 'integer' },
});
