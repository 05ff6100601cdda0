import { sql, type RawBuilder } from 'kysely';
import type { AudiencePreview } from '#model/audience.ts';
import { matches, type Criteria } from '#model/criteria.ts';
import { entityNamed, securityAttributes } from '#model/entities.ts';
import { explainCriteria } from '#model/explain-criteria.ts';
import type { Scope } from '../context.ts';
import { notFound } from '../problems.ts';
import { find } from '../records/find.ts';
import { conditionOf } from '../records/list.ts';
import { sortColumnOf } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';
import { audienceOf, isUsable, learnersInReach } from './audience.ts';
import { zoneOf } from './user-settings.ts';

interface Question {
  criteria: Criteria;
  learnerKey: string | undefined;
  /** The key of a learning environment. */
  since: string | undefined;
}

const SHOWN_LEARNERS = 20;
const SHOWN_NAMES = 5;
const SHOWN_VALUES = 5;

const learner = entityNamed('learner');
const environment = entityNamed('learning-environment');
/** The first two attributes whose values are looked up. */
const splitBy = securityAttributes.filter(({ kind }) => kind === 'lookup').slice(0, 2);

/**
 * Who security criteria select. Counts speak of the whole tenant, names only of learners in the caller's reach.
 * Throws 404 where the learner or the environment is out of it.
 */
export async function previewOf(scope: Scope, { criteria, learnerKey, since }: Question): Promise<AudiencePreview> {
  const zone = await zoneOf(scope);
  const reach = await learnersInReach(scope);
  const before = since === undefined ? undefined : (await find(scope, environment, since))['securityCriteria'];
  const where = (...parts: (Criteria | undefined)[]): Condition =>
    conditionOf(scope, learner, { filter: { all: parts.filter((part) => part !== undefined) }, zone });
  const now = audienceOf(criteria);
  const moved = (from: Criteria, to: Criteria) => moveOf(where(to, { not: from }), where(to, { not: from }, reach));
  const changes = isUsable(before)
    ? sql`, 'changes', json_build_object(
        'entered', ${moved(audienceOf(before), now)}, 'left', ${moved(now, audienceOf(before))})`
    : sql``;
  // One statement, so that number, names and changes speak of one moment.
  const { rows } = await sql<{ preview: AudiencePreview }>`
    with tally as (${tallyOf(where(now))})
    select json_build_object('userCount', ${total}, 'splits', ${splits},
      'learners', ${membersOf(where(now, reach))}${changes}) as preview`.execute(scope.db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table has answered no row');
  const asked = learnerKey === undefined ? {} : { learner: await whyOf(scope, learnerKey, now, { reach, zone }) };
  return { ...row.preview, ...asked };
}

/** Total and counts by attribute in one pass over the audience. */
function tallyOf(audience: Condition): RawBuilder<unknown> {
  const columns = splitBy.map(({ name }) => sql.ref(name));
  const markers = splitBy.map(({ name }) => sql`grouping(${sql.ref(name)}) as ${sql.ref(`${name} is apart`)}`);
  const sets = columns.map((column) => sql`(${column})`);
  return sql`select ${sql.join([...columns, ...markers])}, count(*) as count from ${sql.table(learner.name)}
    where ${audience} group by grouping sets (${sql.join([...sets, sql`()`])})`;
}

function isApart(name: string, apart: boolean): Condition {
  return sql`${sql.ref(`${name} is apart`)} = ${sql.lit(apart ? 1 : 0)}`;
}

const total = sql`(select count from tally where ${sql.join(
  splitBy.map(({ name }) => isApart(name, true)),
  sql` and `,
)})`;

const splits = sql`json_build_array(${sql.join(
  splitBy.map(
    ({ name }) => sql`json_build_object('attribute', ${sql.lit(name)}, 'values', (select coalesce(json_agg(part), '[]')
      from (select ${sql.ref(name)} as value, coalesce(${sql.ref(name)}, '') as label, count from tally
        where ${isApart(name, false)} order by count desc, 1 limit ${sql.lit(SHOWN_VALUES)}) part))`,
  ),
)})`;

const inOrder = sql`order by ${sql.ref(sortColumnOf(learner.text))}, key`;

function membersOf(audience: Condition): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(member), '[]') from (
    select key, name, "employeeCode" from ${sql.table(learner.name)}
    where ${audience} ${inOrder} limit ${SHOWN_LEARNERS}) member)`;
}

function moveOf(all: Condition, named: Condition): RawBuilder<unknown> {
  return sql`json_build_object(
    'count', (select count(*) from ${sql.table(learner.name)} where ${all}),
    'names', (select coalesce(json_agg(member.name), '[]') from (
      select name from ${sql.table(learner.name)} where ${named} ${inOrder} limit ${SHOWN_NAMES}) member))`;
}

interface Limits {
  reach: Criteria | undefined;
  zone: string;
}

async function whyOf(scope: Scope, key: string, audience: Criteria, { reach, zone }: Limits) {
  const record = await find(scope, learner, key);
  if (reach && !matches(reach, record, zone)) throw notFound();
  const why = explainCriteria(audience, record, zone);
  return { key, name: String(record['name']), isIn: why.holds, why };
}
