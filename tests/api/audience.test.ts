import { expect, test } from 'vitest';
import type { AudiencePreview } from '#model/audience.ts';
import type { Values } from '#model/values.ts';
import { decidersOf } from '#model/explain-criteria.ts';
import { aLearner, anEnvironment, onEachEngine } from '../support/api.ts';

const path = '/learning-environment/preview-user-filter-criteria';
const nobody = '0'.repeat(32);

onEachEngine((api) => {
  const preview = async (body: object, client = api.admin) => {
    const { body: answer, status, text } = await client.post(path, body);
    expect([text, status]).toEqual([text, 200]);
    return answer as unknown as AudiencePreview;
  };
  const saved = async (entity: string, values: Values) => String((await api.admin.save(entity, values))['key']);
  const seed = async () => {
    await api.database.owner.deleteFrom('learner').where('tenant', '=', 'rostrum').execute();
    const people: Record<string, Values> = {
      Ánna: { department: 'Sales', location: 'Pune', grade: 4 },
      bob: { department: 'Sales', location: 'Berlin', grade: 7 },
      Cid: { department: 'Legal', grade: 7 },
      Dee: { grade: 9 },
      Eve: { department: 'Sales', grade: 5, status: false },
    };
    const keys: Record<string, string> = {};
    for (const [name, values] of Object.entries(people))
      keys[name] = await saved('learner', aLearner({ name, ...values }));
    return keys;
  };
  /** A trainer whom the environment maps, and their client. */
  const aTrainerOf = async (environmentKey: string) => {
    const code = `TR-${environmentKey.slice(-6)}`;
    const trainer = await saved('trainer', { userName: 'Tara', employeeCode: code, email: 't@example.test' });
    await api.admin.post(`/learning-environment/map-trainers?key=${environmentKey}`, { keys: [trainer] });
    return api.as({ roles: ['trainer'], claims: { sub: code, preferred_username: code } });
  };

  test('a preview counts the active learners, shows them by name and splits them by two attributes', async () => {
    await seed();
    const { userCount, learners, splits, learner, changes } = await preview({
      securityCriteria: { grade: { lessThan: 20 } },
    });
    expect(userCount).toBe(4);
    expect(learners.map(({ name }) => name)).toEqual(['Ánna', 'bob', 'Cid', 'Dee']);
    expect(learners[0]?.employeeCode).toMatch(/^E-/);
    expect(splits).toEqual([
      {
        attribute: 'department',
        values: [
          { value: 'Sales', label: 'Sales', count: 2 },
          { value: 'Legal', label: 'Legal', count: 1 },
          { value: null, label: '', count: 1 },
        ],
      },
      {
        attribute: 'location',
        values: [
          { value: null, label: '', count: 2 },
          { value: 'Berlin', label: 'Berlin', count: 1 },
          { value: 'Pune', label: 'Pune', count: 1 },
        ],
      },
    ]);
    expect([learner, changes]).toEqual([undefined, undefined]);
  });

  test('nobody is an audience too', async () => {
    await seed();
    expect(await preview({ securityCriteria: { department: 'Nowhere' } })).toEqual({
      userCount: 0,
      learners: [],
      splits: [
        { attribute: 'department', values: [] },
        { attribute: 'location', values: [] },
      ],
    });
  });

  test('the first twenty are shown of many', async () => {
    await api.database.owner.deleteFrom('learner').where('tenant', '=', 'rostrum').execute();
    for (let number = 10; number < 35; number++)
      await saved('learner', aLearner({ name: `Learner ${number}`, grade: 3 }));
    const { userCount, learners } = await preview({ securityCriteria: { grade: { between: [3, 3] } } });
    expect([userCount, learners.length, learners[19]?.name]).toEqual([25, 20, 'Learner 29']);
  });

  test('for one learner the rules that decide are told, that of being active included', async () => {
    const { Ánna, bob, Eve } = await seed();
    const securityCriteria = { all: [{ department: 'Sales' }, { not: { location: ['Berlin'] } }] };
    const why = async (learnerKey: string | undefined) => {
      const { learner } = await preview({ securityCriteria, learnerKey });
      return [learner?.isIn, learner ? decidersOf(learner.why).map(({ field, actual }) => [field, actual]) : []];
    };
    expect(await why(bob)).toEqual([false, [['location', 'Berlin']]]);
    expect(await why(Eve)).toEqual([false, [['status', false]]]);
    expect(await why(Ánna)).toEqual([
      true,
      [
        ['status', true],
        ['department', 'Sales'],
        ['location', 'Pune'],
      ],
    ]);
  });

  test('against the stored criteria of an environment it says who enters and who leaves', async () => {
    await seed();
    const since = await saved('learning-environment', anEnvironment({ securityCriteria: { department: 'Sales' } }));
    const { changes } = await preview({ securityCriteria: { grade: { greaterThan: 5 } }, since });
    expect(changes).toEqual({ entered: { count: 2, names: ['Cid', 'Dee'] }, left: { count: 1, names: ['Ánna'] } });
    const same = await preview({ securityCriteria: { department: { equals: 'Sales' } }, since });
    expect(same.changes).toEqual({ entered: { count: 0, names: [] }, left: { count: 0, names: [] } });
  });

  test('a trainer counts everybody, and sees by name the audiences of their own environments', async () => {
    const { bob, Cid } = await seed();
    const own = await saved('learning-environment', anEnvironment({ securityCriteria: { department: 'Sales' } }));
    const other = await saved('learning-environment', anEnvironment({ securityCriteria: { department: 'Legal' } }));
    const trainer = await aTrainerOf(own);
    const everybody = { securityCriteria: { grade: { lessThan: 20 } } };
    const { userCount, learners, changes } = await preview({ ...everybody, since: own }, trainer);
    expect([userCount, learners.map(({ name }) => name)]).toEqual([4, ['Ánna', 'bob']]);
    expect(changes?.entered).toEqual({ count: 2, names: [] });
    expect((await preview({ ...everybody, learnerKey: bob }, trainer)).learner?.isIn).toBe(true);
    const refused = [{ learnerKey: Cid }, { since: other }, { learnerKey: nobody }, { since: 'x' }];
    for (const asked of refused) expect((await trainer.post(path, { ...everybody, ...asked })).status).toBe(404);
    const stranger = await api.as({ roles: ['trainer'], claims: { sub: 'stranger', preferred_username: 'stranger' } });
    expect((await preview(everybody, stranger)).learners).toEqual([]);
  });

  test.each([
    [{}, { securityCriteria: ['learningEnvironment.securityCriteria.required'] }],
    [{ securityCriteria: {} }, { securityCriteria: ['learningEnvironment.securityCriteria.required'] }],
    [{ securityCriteria: { any: [] } }, { securityCriteria: ['learningEnvironment.securityCriteria.criteria'] }],
    [
      { securityCriteria: { managerKey: nobody } },
      { securityCriteria: ['learningEnvironment.securityCriteria.criteria'] },
    ],
    [{ securityCriteria: { status: true }, learnerKey: 7 }, { learnerKey: ['validation.type'] }],
    [{ securityCriteria: { status: true }, since: null }, { since: ['validation.type'] }],
    [{ securityCriteria: { status: true }, limit: 9 }, { limit: ['common.unknownField'] }],
  ])('a preview of %j is refused', async (body, errors) => {
    const answer = await api.admin.post(path, body);
    expect([answer.status, answer.errors]).toEqual([400, errors]);
  });
});
