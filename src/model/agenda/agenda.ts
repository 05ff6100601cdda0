import { fieldNamed, readFields } from '../entity.ts';
import { check, schema } from '../generated/agenda.ts';
import type { Agenda } from '../generated/types.ts';
import { validate, type FieldErrors } from '../validate.ts';
import { defaultsOf, type Values } from '../values.ts';
import { valuesSchemaOf } from '../variants.ts';

type DayAsSent = NonNullable<Agenda['days']>[number];
export type AgendaSession = NonNullable<DayAsSent['sessions']>[number];

/** A day of an agenda; it may have lost its last session. */
export interface AgendaDay extends DayAsSent {
  sessions: AgendaSession[];
}

/** The fields of an agenda: `days`, whose fields have those of a session within them. */
export const agendaFields = readFields(schema, 'agenda');
export const dayFields = fieldNamed(agendaFields, 'days', 'agenda').fields;
export const sessionFields = fieldNamed(dayFields, 'sessions', 'agenda').fields;

/** The JSON Schema of an agenda, for the API's documentation. */
export const agendaShape = valuesSchemaOf({ properties: schema.properties ?? {} });

/**
 * The days of a body as they are kept, and what is wrong with them by place, such as `days.0.sessions.1.endTime`. A
 * session that says no mode has the one given, which is that of its event or training. Whether times go together and
 * references exist is asked later.
 */
export function validateAgenda(body: Values, mode: AgendaSession['mode']): { days: AgendaDay[]; errors: FieldErrors } {
  const rules = { entity: { fields: agendaFields }, check, attributes: [] };
  const { values, errors } = validate(rules, completed(body, { ...sessionDefaults, mode }));
  if (body['days'] === undefined || body['days'] === null) errors['days'] = ['agenda.days.required'];
  // What breaks the definition is not looked at any further.
  const days = (Object.keys(errors).length > 0 ? [] : (values['days'] ?? [])) as DayAsSent[];
  return { days: days.map(({ sessions = [], ...day }) => ({ ...day, sessions })), errors };
}

const sessionDefaults = defaultsOf({ fields: sessionFields });

/** Sessions with the defaults of what they do not say. */
function completed(body: Values, defaults: Values): Values {
  return eachOf(body, 'days', (day) => eachOf(day, 'sessions', (session) => ({ ...defaults, ...session })));
}

/** The record with each record of a list changed; what is no list of records stays, for the check to refuse. */
function eachOf(record: Values, name: string, change: (item: Values) => Values): Values {
  const list = record[name];
  if (!Array.isArray(list)) return record;
  const isRecord = (item: unknown): item is Values => typeof item === 'object' && item !== null && !Array.isArray(item);
  return { ...record, [name]: list.map((item: unknown) => (isRecord(item) ? change(item) : item)) };
}
