import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld, type NominationWorld } from '../support/nomination-world.ts';
import { sendFile } from '../support/send-file.ts';

onEachEngine((api) => {
  let world: NominationWorld;
  beforeAll(async () => {
    world = await aNominationWorld(api);
  });
  const send = (event: Values, codes: unknown[], query: Record<string, string> = {}) =>
    sendFile(api.admin, '/event/upload-nominations', ['employeeCode', ...codes, ''].join('\r\n'), {
      query: { key: String(event['key']), ...query },
    });
  const codesOf = (people: readonly Values[]) => people.map(({ employeeCode }) => employeeCode);

  test('a file nominates everybody in it, in its order; the same file again changes nothing', async () => {
    const event = await world.anEvent({ maxAttendees: 2 });
    const people = await world.learners(3);
    const codes = codesOf(people).map((code) => String(code).toLowerCase());
    const trial = await send(event, codes, { dryRun: 'true' });
    expect(trial.body['rows']).toMatchObject([
      { line: 2, change: 'create', changes: [{ field: 'state', to: 'Confirmed' }] },
      { line: 3, change: 'create', changes: [{ field: 'state', to: 'Confirmed' }] },
      { line: 4, change: 'create', changes: [{ field: 'state', to: 'Waitlisted' }] },
    ]);
    expect(await world.read(event)).toMatchObject({ confirmed: 0, waitlisted: 0 });
    expect((await send(event, codes)).body).toEqual({ total: 3, created: 3, updated: 0, unchanged: 0 });
    expect(await world.read(event)).toMatchObject({ confirmed: 2, waitlisted: 1 });
    expect((await send(event, codes)).body).toEqual({ total: 3, created: 0, updated: 0, unchanged: 3 });
    const { items } = await world.call('nominations/paginated-list', event, {});
    expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['UPLOAD']));
  });

  test('every bad row is told with its line, and then nobody is nominated', async () => {
    const event = await world.anEvent({ waitingList: false, maxAttendees: 1 });
    const [good, inactive, late] = [
      await world.learners(1),
      await world.learners(1, { status: false }),
      await world.learners(1),
    ].flat();
    const codes = [good, good, inactive, late].map((person) => person?.['employeeCode']);
    const { status, body } = await send(event, [...codes, 'nobody']);
    expect([status, body['rows']]).toEqual([
      400,
      [
        { line: 3, column: 'employeeCode', message: 'upload.duplicateRow' },
        { line: 4, column: 'employeeCode', message: 'nomination.learner.inactive' },
        { line: 4, column: 'employeeCode', message: 'nomination.full' },
        { line: 5, column: 'employeeCode', message: 'nomination.full' },
        { line: 6, column: 'employeeCode', message: 'upload.referenceUnknown' },
      ],
    ]);
    expect(await world.read(event)).toMatchObject({ confirmed: 0 });
  });

  test('the template has one column, and another header is refused', async () => {
    expect((await api.admin.get('/event/download-nominations-template')).text).toBe('employeeCode\r\n');
    const event = await world.anEvent();
    const refused = await sendFile(api.admin, '/event/upload-nominations', 'name\r\nx\r\n', {
      query: { key: String(event['key']) },
    });
    expect(refused.errors).toEqual({ FormFile: ['upload.instructionsInvalid'] });
  });
});
