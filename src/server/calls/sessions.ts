import type { FastifyInstance } from 'fastify';
import { agendaCalls } from '#model/calls.ts';
import { answerSchemaOf, bodySchemaOf, entityNamed, wholeOf } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import { agendaOf } from '../agenda/read-agenda.ts';
import { saveEventAgenda } from '../agenda/save-event.ts';
import { saveTrainingAgenda } from '../agenda/save-training.ts';
import { saveWithSessions, type Agendas } from '../agenda/save-with-sessions.ts';
import { find } from '../records/find.ts';
import { namesInAgenda } from '../stores/agenda-names.ts';
import { sessionsOf } from '../stores/sessions.ts';
import { agendaOfTraining } from '../stores/training-agendas.ts';
import { namedAgendaShape, versionedAgendaShape, withDays, zonedAgendaShape } from './agenda-shapes.ts';
import { keyIn, recordBody, versioned } from './record-body.ts';
import { serveEntity } from './serve.ts';
import { keyQuery, keyQueryWith, type KeyQuery } from './shapes.ts';

interface ServedAgendas extends Agendas {
  body: JsonSchema;
}

/**
 * GET and POST /event/sessions and /training/sessions: an agenda, read and saved as a whole; POST
 * /event/save-with-sessions and /training/save-with-sessions: together with the record that it belongs to.
 */
export function sessions(app: FastifyInstance): void {
  serveAgendas(app, 'event', {
    read: async (scope, event) => agendaOf(scope, event, await sessionsOf(scope, String(event['key']))),
    save: saveEventAgenda,
    body: zonedAgendaShape,
  });
  serveAgendas(app, 'training', {
    read: async (scope, { key, version }) => ({
      version: Number(version),
      days: await agendaOfTraining(scope, String(key)),
    }),
    save: saveTrainingAgenda,
    body: versionedAgendaShape,
  });
}

function serveAgendas(app: FastifyInstance, name: 'event' | 'training', agendas: ServedAgendas): void {
  const { read, save, body: bodyShape } = agendas;
  const entity = entityNamed(name);
  const calls = agendaCalls(name);
  const common = { entity, tag: name, query: keyQuery, answer: versionedAgendaShape };
  const served = {
    ...common,
    answer: namedAgendaShape,
    query: readQuery,
    summary: `The sessions of a ${name} by day`,
    roles: entity.access.show,
  };
  serveEntity<KeyQuery & { withNames?: string }>(app, calls.read, served, async ({ scope, query }) => {
    const agenda = await read(scope, await find(scope, wholeOf(entity), query.key));
    return query.withNames === 'true' ? { ...agenda, names: await namesInAgenda(scope, agenda.days) } : agenda;
  });
  const saved = {
    ...common,
    summary: `Saves all sessions of a ${name} at once`,
    roles: entity.access.edit,
    body: bodyShape,
    isCheckedByHandler: true,
  };
  serveEntity<Values>(app, calls.save, saved, ({ scope, granted, query, body }) =>
    save(scope, granted, { key: keyIn(query) }, versioned(recordBody(body))),
  );
  const together = {
    entity,
    tag: name,
    summary: `Saves a ${name} with all its sessions at once: a new one, or that of the key`,
    roles: entity.access.edit,
    body: withDays(bodySchemaOf(entity)),
    answer: withDays(answerSchemaOf(entity)),
    isCheckedByHandler: true,
  };
  serveEntity<unknown, Values>(app, calls.saveTogether, together, ({ scope, granted, body }) =>
    saveWithSessions(scope, granted, agendas, versioned(recordBody(body))),
  );
}

const readQuery = keyQueryWith({
  withNames: { enum: ['true', 'false'], description: 'Whether to tell what venues, instructors and topics are called' },
});
