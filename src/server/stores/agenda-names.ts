import { sql } from 'kysely';
import { sessionFields, type AgendaDay } from '#model/agenda/agenda.ts';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';

const referring = sessionFields.flatMap(({ name, hints }) =>
  hints.reference ? [{ name, to: hints.reference.to }] : [],
);

/** What the venues, instructors and topics of an agenda are called, by key: whoever may see sessions sees these names. */
export async function namesInAgenda(scope: Scope, days: readonly AgendaDay[]): Promise<Record<string, string>> {
  const sessions = days.flatMap((day) => day.sessions) as unknown as Values[];
  const names: Record<string, string> = {};
  for (const { name, to } of referring) {
    const keys = [...new Set(sessions.flatMap((session) => [session[name] ?? []].flat()))];
    if (keys.length === 0) continue;
    const { rows } = await sql<{ key: string; label: string }>`
      select key, ${sql.ref(entityNamed(to).text.name)} as label from ${sql.table(to)}
      where tenant = ${scope.tenant.id} and key = any(${keys})`.execute(scope.db);
    for (const { key, label } of rows) names[key] = label;
  }
  return names;
}
