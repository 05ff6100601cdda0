import { MAX_REASON } from '#model/limits.ts';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../../problems.ts';
import { object } from '../selection.ts';
import { errorsShape, keysShape } from '../shapes.ts';

/** What is asked of nominations. */
export const actShape: JsonSchema = {
  ...object({ nominationKeys: keysShape, reason: { type: 'string', maxLength: MAX_REASON } }),
  required: ['nominationKeys'],
};

/** The reason that a body gives; undefined for none. Throws 400 for characters that no text may have. */
export function reasonIn({ reason = '' }: { reason?: string }): string | undefined {
  if (hasForbiddenCharacters(reason)) throw invalid({ reason: ['validation.characters'] });
  return tidy(reason) || undefined;
}

const key = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };

export const resultsShape: JsonSchema = {
  type: 'object',
  properties: {
    results: {
      type: 'array',
      description: 'In the order that was asked; done where there are no errors',
      items: {
        type: 'object',
        properties: {
          learnerKey: key,
          nominationKey: key,
          state: key,
          asked: { type: 'boolean', description: 'Told that they can nominate themselves' },
          errors: errorsShape,
          warnings: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                message: { type: 'string' },
                with: {
                  type: 'object',
                  properties: { eventKey: key, eventName: key, startAt: instant, endAt: instant },
                },
              },
            },
          },
        },
      },
    },
  },
};
