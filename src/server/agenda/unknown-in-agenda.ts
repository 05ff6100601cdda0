import { sessionFields, type AgendaSession } from '#model/agenda/agenda.ts';
import { entityNamed } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { keysThatExist } from '../records/unknown-references.ts';

/** A session at its place in a body, with what is stored of it. */
interface Referring {
  path: string;
  session: AgendaSession;
  before: AgendaSession | undefined;
}

const referring = sessionFields.filter(({ hints }) => hints.reference);

/**
 * References of sessions to records that do not exist, are out of the caller's reach or are inactive, by place. What a
 * session refers to already is not asked again.
 */
export async function unknownInAgenda(scope: Scope, sessions: readonly Referring[]): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of referring) {
    const chosen = sessions.map(({ path, session, before }) => ({ path, keys: newKeysIn(field, session, before) }));
    const known = await keysNamedBy(
      scope,
      field,
      chosen.flatMap(({ keys }) => keys),
    );
    for (const { path, keys } of chosen) {
      if (keys.some((key) => !known.has(key))) errors[`${path}.${field.name}`] = [`${field.messageKey}.reference`];
    }
  }
  return errors;
}

function newKeysIn(field: Field, session: AgendaSession, before: AgendaSession = noSession): string[] {
  const kept = new Set(keysIn(field, before));
  return keysIn(field, session).filter((key) => !kept.has(key));
}

const noSession: AgendaSession = { title: '', startTime: '', endTime: '' };

function keysIn({ name }: Field, session: AgendaSession): string[] {
  return [(session as unknown as Values)[name] ?? []].flat().filter((key) => typeof key === 'string');
}

async function keysNamedBy(scope: Scope, { hints }: Field, keys: string[]): Promise<Set<string>> {
  if (!hints.reference || keys.length === 0) return new Set();
  const { to, where } = hints.reference;
  return keysThatExist(scope, entityNamed(to), [...new Set(keys)], where);
}
