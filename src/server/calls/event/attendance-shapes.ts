import { marks } from '#model/attendance.ts';
import { MAX_MARKS, MAX_NOTE } from '#model/limits.ts';
import type { JsonSchema } from '#model/variants.ts';
import { object } from '../selection.ts';

const key = { type: 'string', minLength: 1, maxLength: 100 };
const instant = { type: 'string', format: 'date-time' };
const reasons = { type: 'array', description: 'Message keys', items: { type: 'string' } };
const minutes = { type: ['integer', 'null'], description: 'Attended minutes of Partial', minimum: 0, maximum: 100_000 };

const place = {
  nominationKey: key,
  sessionKey: { ...key, type: ['string', 'null'], description: 'null: the event as a whole' },
};
const value = { mark: { enum: [...marks] }, minutes, note: { type: ['string', 'null'], maxLength: MAX_NOTE } };

/** Marks as they are saved. */
export const marksShape: JsonSchema = {
  ...object({
    marks: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_MARKS,
      items: {
        ...object({
          ...place,
          ...value,
          version: { type: 'integer', minimum: 0, description: '0 where there was none' },
        }),
        required: ['nominationKey', 'sessionKey', 'mark', 'version'],
      },
    },
  }),
  required: ['marks'],
};

const keptMark = object({
  ...place,
  ...value,
  version: { type: 'integer' },
  markedBy: { type: 'string' },
  markedAt: instant,
});

/** What became of marks; the status is 409 where there are conflicts. */
export const markedShape: JsonSchema = object({
  marks: { type: 'array', items: keptMark },
  conflicts: {
    type: 'array',
    items: object({ ...place, yours: object(value), current: keptMark }),
  },
});

export const attendanceShape: JsonSchema = object({
  level: { enum: ['EVENT', 'SESSION'] },
  timeZone: { type: 'string' },
  requiredRate: { type: 'integer' },
  reasons,
  sessions: {
    type: 'array',
    items: object({
      key,
      title: { type: 'string' },
      date: { type: 'string', format: 'date' },
      startTime: { type: 'string' },
      startAt: instant,
      endAt: instant,
      compulsory: { type: 'boolean' },
      status: { type: 'string' },
      reasons,
    }),
  },
  learners: {
    type: 'array',
    items: object({
      nominationKey: key,
      name: { type: 'string' },
      employeeCode: { type: 'string' },
      confirmedAt: { ...instant, type: ['string', 'null'] },
    }),
  },
  marks: { type: 'array', items: keptMark },
  readAt: instant,
});
