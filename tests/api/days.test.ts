import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_DATE_FORMAT, DEFAULT_DATE_TIME_FORMAT, DEFAULT_TIME_ZONE_LABEL } from '#model/limits.ts';
import { labelOfZone } from '#model/time/zones.ts';
import { onEachEngine, aLearner, type Api } from '../support/api.ts';

/** The last instant before 1 January 2026 in India, the first and the last of that day, and the first after it. */
const instants = {
  before: '2025-12-31T18:29:59.999Z',
  first: '2025-12-31T18:30:00.000Z',
  last: '2026-01-01T18:29:59.999Z',
  after: '2026-01-01T18:30:00.000Z',
};

const day = '2026-01-01';
const person = { roles: ['super-admin' as const], claims: { sub: 'somebody' } };

let now = '';

onEachEngine(
  (api) => {
    test('without a setting the caller lives in the zone of the specification', async () => {
      const { body } = await (await api.as(person)).get('/user/get-login-user-details');
      expect(body).toMatchObject({
        userGuid: 'somebody',
        userFristName: 'Asha',
        timeZone: DEFAULT_TIME_ZONE_LABEL,
        dateFormat: DEFAULT_DATE_FORMAT,
        dateTimeFormat: DEFAULT_DATE_TIME_FORMAT,
      });
    });

    test("a date compared with an instant means that day in the caller's zone", async () => {
      await seed(api);
      expect(await found(api, { creationTime: { lessThan: day } })).toEqual(['before']);
      expect(await found(api, { creationTime: { greaterThan: day } })).toEqual(['after']);
      const thatDay = { not: { any: [{ creationTime: { lessThan: day } }, { creationTime: { greaterThan: day } }] } };
      expect(await found(api, thatDay)).toEqual(['first', 'last']);
    });

    test('an instant compared with an instant is exact', async () => {
      expect(await found(api, { creationTime: { lessThan: instants.first } })).toEqual(['before']);
      expect(await found(api, { creationTime: { greaterThan: instants.first } })).toEqual(['last', 'after']);
    });

    test('a caller who lives elsewhere means another day', async () => {
      const label = labelOfZone('America/New_York') ?? '';
      await sql`insert into "user-setting" values ('rostrum', 'somebody', ${label}, 'MM/dd/yyyy', 'MM/dd/yyyy HH:mm')`.execute(
        api.database.forTenant('rostrum'),
      );
      const details = await (await api.as(person)).get('/user/get-login-user-details');
      expect(details.body).toMatchObject({ timeZone: label, dateFormat: 'MM/dd/yyyy' });
      // There the day lasts from 05:00 to 05:00 in UTC.
      expect(await found(api, { creationTime: { lessThan: day } })).toEqual(['before', 'first']);
      expect(await found(api, { creationTime: { greaterThan: '2025-12-31' } })).toEqual(['last', 'after']);
      expect(await found(api, { creationTime: { greaterThan: day } })).toEqual([]);
    });
  },
  { clock: () => new Date(now || Date.now()) },
);

async function seed(api: Api): Promise<void> {
  for (const [name, at] of Object.entries(instants)) {
    now = at;
    await api.admin.save('learner', aLearner({ name }));
  }
}

async function found(api: Api, filter: object): Promise<unknown[]> {
  const body = { sortConfig: { direction: 'asc' }, searchCriteria: { filter } };
  return (await (await api.as(person)).list('learner', body)).map(({ name }) => name);
}
