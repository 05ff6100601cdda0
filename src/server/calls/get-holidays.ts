import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { keysOf, recordsOf } from '../records/list.ts';
import { serve } from './serve.ts';
import { itemsOf } from './shapes.ts';

const text = { type: 'string' };
const date = { type: 'string', format: 'date' };

/** GET /learning-environment/get-holidays: the active ones, by their first day. */
export function getHolidays(app: FastifyInstance): void {
  const holiday = entityNamed('holiday');
  const served = {
    summary: 'The holidays on which no session is planned',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    answer: itemsOf({ type: 'object', properties: { key: text, name: text, startDate: date, endDate: date } }),
  };
  serve(app, calls.holidays, served, async ({ scope }) => {
    const sort = { active: 'startDate', direction: 'asc' as const };
    const records = await recordsOf(
      scope,
      holiday,
      await keysOf(scope, holiday, { filter: { status: true }, sort, zone: 'UTC' }),
    );
    return {
      items: records.map(({ key, name, startDate, endDate }) => ({ key, name, startDate, endDate })),
    };
  });
}
