import type { FastifyInstance } from 'fastify';
import { launchUserCalls, mappingCalls } from '#model/calls.ts';
import { answerSchemaOf, entityNamed, wholeOf } from '#model/entities.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { invalid } from '../../problems.ts';
import { find } from '../../records/find.ts';
import type { Selection } from '../../records/list.ts';
import { pageOf } from '../../records/page.ts';
import {
  assign,
  assignedTo,
  audienceOfLaunch,
  launchUser,
  reportAccess,
  unassign,
  usersOf,
} from '../../stores/launch-users.ts';
import { chosen, chosenShape, countShape, mappedQuery, type Chosen, type MappedQuery } from '../chosen.ts';
import { selectionOf, selectionShape } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { itemsOf, keyQuery, keysShape, type KeyQuery } from '../shapes.ts';

const launches = entityNamed('program-launch');
const learner = entityNamed('learner');
const common = { tag: 'program-launch', roles: launches.access.edit };

/** The learners of a launch: who is assigned, who of the audience could be, and when each first opened it. */
export function users(app: FastifyInstance): void {
  const calls = mappingCalls('users', 'program-launch');
  const listed = {
    ...common,
    entity: launchUser,
    summary: 'A page of the learners that are assigned, or of the audience that is not',
    query: mappedQuery,
    body: selectionShape(launchUser),
    answer: itemsOf(answerSchemaOf(learner)),
  };
  serveEntity<MappedQuery, PagedQuery>(app, calls.list, listed, async ({ scope, granted, query, body, reply }) => {
    const launch = await find(scope, wholeOf(launches), query.key);
    const { pageIndex = 0, pageSize = DEFAULT_PAGE_SIZE } = body.pageOptions ?? {};
    const window = { limit: pageSize, offset: pageIndex * pageSize };
    if (query.mapped !== 'false') return usersOf(scope, query.key, await selectionOf(scope, granted, body), window);
    const selection = await selectionOf(scope, learner, body);
    reply.type('application/json; charset=utf-8');
    return pageOf(scope, learner, await availableOf(scope, launch, selection), window);
  });
  const changed = { ...common, entity: launchUser, query: keyQuery, body: chosenShape, answer: countShape };
  serveEntity<KeyQuery, Chosen>(
    app,
    calls.map,
    { ...changed, summary: 'Assigns learners of the audience' },
    async ({ scope, query, body }) => {
      const launch = openLaunch(await find(scope, wholeOf(launches), query.key));
      const selection = await ofAudience(scope, launch, await chosen(scope, learner, body));
      return { count: await assign(scope, query.key, selection) };
    },
  );
  serveEntity<KeyQuery, Chosen>(
    app,
    calls.unmap,
    { ...changed, summary: 'Takes learners off the launch' },
    async ({ scope, granted, query, body }) => {
      openLaunch(await find(scope, wholeOf(launches), query.key));
      const selection = await chosen(scope, granted, body);
      return { count: await unassign(scope, query.key, selection) };
    },
  );
  serveReport(app);
}

interface Report {
  learnerKeys: string[];
  at: string;
}

/** POST /program-launch/report-access?key: the learning system tells who opened the launch for the first time. */
function serveReport(app: FastifyInstance): void {
  const served = {
    ...common,
    entity: launchUser,
    summary: 'Tells when learners opened a launch for the first time',
    query: keyQuery,
    body: reportShape,
    answer: countShape,
  };
  serveEntity<KeyQuery, Report>(app, launchUserCalls.reportAccess, served, async ({ scope, query, body }) => {
    await find(scope, wholeOf(launches), query.key);
    const at = Date.parse(body.at);
    if (Number.isNaN(at) || at > scope.now.getTime()) throw invalid({ at: ['launchUser.accessedAt.future'] });
    const accesses = body.learnerKeys.map((learnerKey) => ({ learnerKey, at: new Date(at).toISOString() }));
    return { count: await reportAccess(scope, query.key, accesses) };
  });
}

/** Of a selection of learners those of the launch's audience that are not assigned yet. */
async function availableOf(scope: Scope, launch: Values, selection: Selection): Promise<Selection> {
  const available = await ofAudience(scope, launch, selection);
  return { ...available, within: assignedTo(scope, String(launch['key']), false) };
}

/** Of a selection of learners those of the launch's audience. */
async function ofAudience(scope: Scope, launch: Values, selection: Selection): Promise<Selection> {
  const audience = await audienceOfLaunch(scope, String(launch['learningEnvironmentKey']));
  return { ...selection, filter: { all: [audience, ...(selection.filter ? [selection.filter] : [])] } };
}

/** The launch, to which somebody may still be assigned. Throws 400 when it is over. */
export function openLaunch(launch: Values): Values {
  if (launch['status'] === 'Completed' || launch['status'] === 'Archived')
    throw invalid({ '': ['programLaunch.users.over'] });
  return launch;
}

const reportShape: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['learnerKeys', 'at'],
  properties: { learnerKeys: keysShape, at: { type: 'string', maxLength: 40, description: 'An instant, not to come' } },
};
