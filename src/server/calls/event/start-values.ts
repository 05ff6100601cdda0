import type { FastifyInstance } from 'fastify';
import { startValuesCall } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { isMissing, type Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { find } from '../../records/find.ts';
import { creditHoursOf } from '../../stores/launch-programs.ts';
import { serveEntity } from '../serve.ts';

interface Asking {
  launchKey?: string;
  trainingKey?: string;
}

/**
 * GET /event/start-values?launchKey&trainingKey: what a new event of a launch or a training begins with: the settings of
 * the training, before them what the launch's program says (specification, section 3). Trainers, who read no trainings,
 * have them by this call.
 */
export function startValues(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'What a new event begins with',
    tag: 'event',
    roles: entity.access.create,
    query: querySchema,
    answer: { type: 'object', additionalProperties: true },
  };
  serveEntity<Asking>(app, startValuesCall, served, async ({ scope, granted, query }) => {
    const values = { ...(await valuesOfLaunch(scope, query)), ...(await valuesOfTraining(scope, query)) };
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => isTakenOver(granted, name, value)));
  });
}

async function valuesOfLaunch(scope: Scope, { launchKey }: Asking): Promise<Values> {
  if (launchKey === undefined) return {};
  const { programKey } = await find(scope, wholeOf(entityNamed('program-launch')), launchKey);
  return { launchKey, creditHours: await creditHoursOf(scope, String(programKey)) };
}

async function valuesOfTraining(scope: Scope, { trainingKey }: Asking): Promise<Values> {
  if (trainingKey === undefined) return {};
  return { ...(await find(scope, wholeOf(entityNamed('training')), trainingKey)), trainingKey };
}

/** What an event has too, and the caller may write; a code is nothing that two records share. */
function isTakenOver({ fields }: Entity, name: string, value: unknown): boolean {
  const field = fields.find((candidate) => candidate.name === name);
  return field !== undefined && !field.readOnly && !field.hints.unique && !isMissing(value);
}

const querySchema: JsonSchema = {
  type: 'object',
  properties: {
    launchKey: { type: 'string', minLength: 1, maxLength: 100 },
    trainingKey: { type: 'string', minLength: 1, maxLength: 100 },
  },
};
