import { wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { stale } from '../problems.ts';
import { find, findForUpdate } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { grantedValues, refusing, save, update } from '../records/write.ts';
import type { AgendaAnswer } from './read-agenda.ts';
import { whileBooking } from './while-booking.ts';

/** How the agenda of an event or a training is read and saved. */
export interface Agendas {
  read: (scope: Scope, record: Values) => Promise<AgendaAnswer>;
  save: (scope: Scope, entity: Entity, owner: AgendaOwner, body: Values) => Promise<AgendaAnswer>;
}

/** Whose agenda is saved. */
export interface AgendaOwner {
  key: string;
  /** What is saved of the record together with it. */
  beside?: Values;
}

/**
 * Saves a record and its `days` in one transaction: with a `key` it changes what the body names, without one it makes a
 * new record. Answers the record with its days. Throws what refuses either of them, and then neither is saved; 409 is
 * thrown with both.
 */
export function saveWithSessions(scope: Scope, entity: Entity, agendas: Agendas, body: Values): Promise<Values> {
  const { days, ...values } = body;
  const saveBoth = async (within: Scope): Promise<Values> => {
    if (values['key'] !== undefined) await refuseStale(within, entity, agendas, values);
    const { key } = await (values['key'] === undefined ? save : update)(within, entity, values);
    const agenda = await agendas.save(within, entity, { key: String(key), beside: values }, { days });
    return { ...(await find(within, entity, String(key))), days: agenda.days };
  };
  return whileBooking(scope, () => refusing(entity, () => inTransaction(scope, {}, saveBoth)));
}

async function refuseStale(within: Scope, entity: Entity, { read }: Agendas, { key, version }: Values): Promise<void> {
  const stored = await findForUpdate(within, wholeOf(entity), String(key));
  if (version === undefined || version === stored['version']) return;
  throw stale({ ...grantedValues(entity, stored), days: (await read(within, stored)).days });
}
