import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';

/** An inactive learning environment takes no new launches (DOMAIN.md, section 1). */
onEachEngine((api) => {
  let active: Values;
  let inactive: Values;
  let program: Values;
  let number = 0;
  const aLaunch = (environment: Values) => ({
    learningEnvironmentKey: environment['key'],
    programKey: program['key'],
    launchName: 'Launch',
    launchCode: `OFFER-${(number += 1)}`,
  });
  const refused = { learningEnvironmentKey: ['programLaunch.learningEnvironmentKey.reference'] };

  beforeAll(async () => {
    [active, inactive, program] = await Promise.all([
      api.admin.save('learning-environment', anEnvironment()),
      api.admin.save('learning-environment', anEnvironment({ status: false })),
      api.admin.save('program', { name: 'Onboarding', code: 'OFFER' }),
    ]);
  });

  test('a record that the schema does not offer is refused', async () => {
    const { status, errors } = await api.admin.post('/program-launch/save', aLaunch(inactive));
    expect([status, errors]).toEqual([400, refused]);
    const launch = await api.admin.save('program-launch', aLaunch(active));
    const change = { key: launch['key'], learningEnvironmentKey: inactive['key'] };
    expect((await api.admin.post('/program-launch/update', change)).errors).toEqual(refused);
  });

  test('one that was chosen while it was offered stays', async () => {
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const launch = await api.admin.save('program-launch', aLaunch(environment));
    await api.admin.post('/learning-environment/update-status', { key: environment['key'], status: false });
    const { status } = await api.admin.post('/program-launch/update', { ...launch, launchName: 'Later' });
    expect(status).toBe(200);
  });
});
