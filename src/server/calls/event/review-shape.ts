import { marks as markNames } from '#model/attendance.ts';
import { outcomeNames } from '#model/review.ts';
import type { JsonSchema } from '#model/variants.ts';
import { object } from '../selection.ts';

const text = { type: 'string' };
const key = text;
const count = { type: 'integer' };
const percent = { type: ['integer', 'null'], minimum: 0, maximum: 100 };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const counts = (names: readonly string[]): JsonSchema => object(Object.fromEntries(names.map((name) => [name, count])));

const session = {
  ...object({
    key,
    title: text,
    date: { type: 'string', format: 'date' },
    startTime: text,
    compulsory: { type: 'boolean' },
  }),
  type: ['object', 'null'],
  description: 'null: the event as a whole',
};
const amounts = list(object({ currency: text, cost: { ...count, description: 'In the minor unit of the currency' } }));

/** What came of an event. */
export const reviewShape: JsonSchema = object({
  level: { enum: ['EVENT', 'SESSION'] },
  standing: { enum: ['final', 'expected', 'unknown'], description: 'Of the outcomes' },
  seats: object({ max: count, min: count, fillRate: count, states: { type: 'object', additionalProperties: count } }),
  attendanceRate: percent,
  outcomes: list(object({ outcome: { enum: [...outcomeNames] }, count })),
  sessions: list(object({ session, marks: counts(markNames), rate: percent })),
  learners: list(
    object({
      nominationKey: key,
      name: text,
      employeeCode: text,
      marks: counts(markNames),
      rate: percent,
      outcome: { enum: [...outcomeNames, null] },
      creditHours: { type: ['number', 'null'] },
      certificate: { type: ['string', 'null'] },
    }),
  ),
  missing: list(object({ session, learners: list(object({ nominationKey: key, name: text, employeeCode: text })) })),
  cost: {
    type: ['object', 'null'],
    description: 'null for who may not see it',
    properties: {
      venues: list({ type: 'object' }),
      items: list({ type: 'object' }),
      totals: amounts,
      perHead: amounts,
    },
  },
  feedback: list({ type: 'object', description: 'What was answered to a form, by question' }),
  bestPractices: { type: ['string', 'null'] },
});
