import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import { anEventWorld, type EventWorld } from '../support/event-world.ts';

/** An inactive learning environment takes no new launches (DOMAIN.md, section 1). */
onEachEngine((api) => {
  let active: Values;
  let inactive: Values;
  let program: Values;
  let number = 0;
  let world: EventWorld;
  const aLaunch = (environment: Values) => ({
    learningEnvironmentKey: environment['key'],
    programKey: program['key'],
    launchName: 'Launch',
    launchCode: `OFFER-${(number += 1)}`,
  });
  const refused = { learningEnvironmentKey: ['programLaunch.learningEnvironmentKey.reference'] };

  beforeAll(async () => {
    world = await anEventWorld(api);
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

  test('a venue of another location than the chosen one is refused, also when the location changes later', async () => {
    const other = await api.admin.save('venue-location', { name: 'Goa', country: 'IN', timeZone: 'Asia/Kolkata' });
    const venue = await world.aVenue();
    const chosen = { venueKey: venue['key'], venueLocationKey: venue['venueLocationKey'] };
    const event = await world.anEvent(chosen);
    const elsewhere = { venueKey: ['event.venueKey.reference'] };
    const change = { key: event['key'], venueLocationKey: other['key'] };
    expect((await api.admin.post('/event/update', change)).errors).toEqual(elsewhere);
    expect((await api.admin.post('/event/update', { ...change, venueKey: null })).status).toBe(200);
    expect((await api.admin.post('/event/update', { key: event['key'], venueKey: venue['key'] })).errors).toEqual(
      elsewhere,
    );
  });

  test('an item is one of its category, and the categories that there are can be asked for', async () => {
    const item = await api.admin.save('inventory-item', { name: 'Workbook', category: 'Print' });
    const inventory = (category: string) => [{ category, itemKey: item['key'], quantity: 2 }];
    const { key } = await world.anEvent({ inventory: inventory('Print') });
    expect((await api.admin.post('/event/update', { key, inventory: inventory('Technology') })).errors).toEqual({
      inventory: ['event.inventory.reference'],
    });
    const trainer = await api.as({ roles: ['trainer'] });
    const { body } = await trainer.post('/inventory-item/options', { field: 'category', text: 'pr' });
    expect(body).toEqual({ items: [{ value: 'Print', label: 'Print' }] });
    expect((await trainer.post('/inventory-item/options', { field: 'name' })).errors).toEqual({
      field: ['common.unknownField'],
    });
  });

  test('each feedback form is one for those who answer it, and for what it is about', async () => {
    const aForm = (name: string, changes: Values) =>
      api.admin.save('feedback-form', { name, questions: [{ label: 'How was it?', type: 'RATING' }], ...changes });
    const ofSessions = await aForm('Sessions', { level: 'SESSION' });
    const ofManagers = await aForm('Managers', { audience: 'MANAGER' });
    const { key } = await world.anEvent({
      sessionFeedbackFormKey: ofSessions['key'],
      managerFeedbackFormKey: ofManagers['key'],
      managerFormDaysAfter: 45,
      creditHours: 7.5,
    });
    const wrong = { key, eventFeedbackFormKey: ofSessions['key'], trainerFeedbackFormKey: ofManagers['key'] };
    expect((await api.admin.post('/event/update', wrong)).errors).toEqual({
      eventFeedbackFormKey: ['event.eventFeedbackFormKey.reference'],
      trainerFeedbackFormKey: ['event.trainerFeedbackFormKey.reference'],
    });
  });
});
