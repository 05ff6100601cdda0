import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { aLearner, anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { sendFile } from '../support/send-file.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

const NOW = '2026-11-20T10:00:00.000Z';

onEachEngine(
  (api) => {
    let trainer: Client;
    let environment: Values;
    let program: Values;
    const learners = new Map<string, Values>();
    let number = 0;

    beforeAll(async () => {
      program = await api.admin.save('program', { name: 'Onboarding', code: 'P-9' });
      const securityCriteria = { department: 'Launching' };
      environment = await api.admin.save('learning-environment', anEnvironment({ securityCriteria }));
      trainer = await aTrainerOf(api, environment, 'TR-9');
      for (const [name, changes] of [
        ['Asha', { department: 'Launching', grade: 3 }],
        ['Bela', { department: 'Launching', grade: 9 }],
        ['Chandra', { department: 'Launching', status: false }],
        ['Dev', { department: 'Elsewhere' }],
      ] as const) {
        const learner = aLearner({ name, employeeCode: `LU-${name}`, ...changes });
        learners.set(name, await api.admin.save('learner', learner));
      }
    });

    const aLaunch = () =>
      api.admin.save('program-launch', {
        learningEnvironmentKey: environment['key'],
        programKey: program['key'],
        launchName: 'Spring',
        launchCode: `LU-${(number += 1)}`,
      });
    const keyOf = (name: string) => String(learners.get(name)?.['key']);
    const at = ({ key }: Values) => ({ key: String(key) });
    const list = (launch: Values, { mapped = true, client = trainer, ...body }: Values & { client?: Client } = {}) =>
      client.post('/program-launch/users/paginated-list', body, { ...at(launch), mapped: String(mapped) });
    const names = async (launch: Values, mapped = true) => {
      const sorted = { sortConfig: { active: 'name', direction: 'asc' } };
      return (await list(launch, { mapped, ...sorted })).items.map(({ name }) => name);
    };
    const change = (verb: 'map' | 'unmap', launch: Values, body: Values, client = trainer) =>
      client.post(`/program-launch/${verb}-users`, body, at(launch));
    const upload = (launch: Values, rows: string[], { dryRun = false, client = trainer } = {}) =>
      sendFile(client, '/program-launch/upload-users', ['employeeCode,accessDate', ...rows].join('\r\n'), {
        query: { ...at(launch), ...(dryRun && { dryRun: 'true' }) },
      });

    test('a trainer assigns all of the audience that match a filter, then the rest, and nobody twice', async () => {
      const launch = await aLaunch();
      expect(await names(launch, false)).toEqual(['Asha', 'Bela']);
      const experienced = { searchCriteria: { filter: { grade: { greaterThan: 5 } } } };
      expect((await change('map', launch, experienced)).body).toEqual({ count: 1 });
      expect([await names(launch), await names(launch, false)]).toEqual([['Bela'], ['Asha']]);
      expect((await change('map', launch, { searchCriteria: {} })).body).toEqual({ count: 1 });
      expect((await change('map', launch, { searchCriteria: {} })).body).toEqual({ count: 0 });
      expect((await list(launch)).items).toEqual([
        expect.objectContaining({ assignedAt: NOW, accessedAt: null }),
        expect.objectContaining({ assignedAt: NOW, accessedAt: null }),
      ]);
    });

    test('who is not of the audience is not assigned by key, and a body must say who is meant', async () => {
      const launch = await aLaunch();
      const keys = ['Asha', 'Chandra', 'Dev'].map(keyOf);
      expect((await change('map', launch, { keys })).body).toEqual({ count: 1 });
      expect((await change('map', launch, {})).errors).toEqual({ keys: ['validation.required'] });
    });

    test('the assigned are searched, filtered and sorted by their dates, and taken off again', async () => {
      const launch = await aLaunch();
      await change('map', launch, { searchCriteria: {} });
      const report = { learnerKeys: [keyOf('Bela'), keyOf('Dev')], at: '2026-11-19T08:30:00Z' };
      expect((await trainer.post('/program-launch/report-access', report, at(launch))).body).toEqual({ count: 1 });
      const byAccess = { sortConfig: { active: 'accessedAt', direction: 'asc' } };
      expect((await list(launch, byAccess)).items.map(({ name }) => name)).toEqual(['Bela', 'Asha']);
      const filter = { accessedAt: { lessThan: '2026-11-20' } };
      const { body } = await list(launch, { searchCriteria: { filter } });
      expect(body).toMatchObject({ totalItems: 1, items: [{ name: 'Bela', accessedAt: '2026-11-19T08:30:00.000Z' }] });
      expect((await list(launch, { searchCriteria: { text: 'LU-Ash' } })).body['totalItems']).toBe(1);
      expect((await change('unmap', launch, { keys: [keyOf('Bela')] })).body).toEqual({ count: 1 });
      expect(await names(launch)).toEqual(['Asha']);
    });

    test('a later access never takes the place of the first, and none is reported of the time to come', async () => {
      const launch = await aLaunch();
      await change('map', launch, { searchCriteria: {} });
      const accessOf = async () => (await list(launch, { searchCriteria: { text: 'Asha' } })).items[0]?.['accessedAt'];
      const report = (instant: string) =>
        trainer.post('/program-launch/report-access', { learnerKeys: [keyOf('Asha')], at: instant }, at(launch));
      await report('2026-11-18T10:00:00Z');
      await report('2026-11-19T10:00:00Z');
      expect(await accessOf()).toBe('2026-11-18T10:00:00.000Z');
      for (const wrong of ['2026-11-20T10:00:01Z', 'yesterday']) {
        expect((await report(wrong)).errors).toEqual({ at: ['launchUser.accessedAt.future'] });
      }
    });

    test('a file assigns all of its learners with their first access, or none, and the second time changes nothing', async () => {
      const launch = await aLaunch();
      const template = await trainer.get('/program-launch/download-users-template');
      expect(template.text).toBe('employeeCode,accessDate\r\n');
      const rows = ['LU-Asha,2026-11-02', 'lu-bela,'];
      const counts = { total: 2, created: 2, updated: 0, unchanged: 0 };
      const dry = await upload(launch, rows, { dryRun: true });
      expect(dry.body).toMatchObject({ ...counts, rows: [{ line: 2, change: 'create', name: 'Asha' }, { line: 3 }] });
      expect(await names(launch)).toEqual([]);
      expect((await upload(launch, rows)).body).toEqual(counts);
      expect((await upload(launch, rows)).body).toEqual({ ...counts, created: 0, unchanged: 2 });
      expect((await upload(launch, ['LU-Bela,2026-11-03'])).body).toMatchObject({ updated: 1 });
      // The day begins by the clock of whoever uploads.
      const { items } = await list(launch, { sortConfig: { active: 'name', direction: 'asc' } });
      expect(items.map(({ accessedAt }) => accessedAt)).toEqual([
        '2026-11-01T18:30:00.000Z',
        '2026-11-02T18:30:00.000Z',
      ]);
    });

    test('a file with bad rows is refused by line and column, and nobody is assigned', async () => {
      const launch = await aLaunch();
      const rows = [
        'LU-Asha,',
        'LU-Asha,',
        'LU-Chandra,',
        'LU-Dev,',
        'nobody,',
        ',',
        'LU-Bela,tomorrow',
        'LU-Bela,2099-01-01',
      ];
      const { status, body } = await upload(launch, rows);
      expect([status, body['rows']]).toEqual([
        400,
        [
          { line: 3, column: 'employeeCode', message: 'upload.duplicateRow' },
          { line: 4, column: 'employeeCode', message: 'upload.referenceUnknown' },
          { line: 5, column: 'employeeCode', message: 'upload.referenceUnknown' },
          { line: 6, column: 'employeeCode', message: 'upload.referenceUnknown' },
          { line: 8, column: 'accessDate', message: 'validation.format' },
          { line: 9, column: 'employeeCode', message: 'upload.duplicateRow' },
          { line: 9, column: 'accessDate', message: 'launchUser.accessedAt.future' },
        ],
      ]);
      expect(await names(launch)).toEqual([]);
    });

    test('a super admin assigns learners beyond the audience by file', async () => {
      const launch = await aLaunch();
      expect((await upload(launch, ['LU-Dev,'], { client: api.admin })).body).toMatchObject({ created: 1 });
    });

    test('a launch that is over takes nobody any more', async () => {
      const launch = await aLaunch();
      for (const action of ['activate', 'complete']) await api.admin.post(`/program-launch/${action}`, {}, at(launch));
      const over = { '': ['programLaunch.users.over'] };
      expect((await change('map', launch, { searchCriteria: {} })).errors).toEqual(over);
      expect((await upload(launch, ['LU-Asha,'])).errors).toEqual(over);
    });

    test('a launch out of reach has no users to be seen or changed, and instructors have none at all', async () => {
      const launch = await aLaunch();
      const stranger = await api.as({ roles: ['trainer'], claims: { sub: 'stranger', loginCode: 'TR-0' } });
      const instructor = await api.as({ roles: ['instructor'] });
      for (const [client, status] of [
        [stranger, 404],
        [instructor, 403],
      ] as const) {
        expect((await list(launch, { client })).status).toBe(status);
        expect((await change('map', launch, { searchCriteria: {} }, client)).status).toBe(status);
        expect((await upload(launch, ['LU-Asha,'], { client })).status).toBe(status);
        const report = { learnerKeys: [keyOf('Asha')], at: NOW };
        expect((await client.post('/program-launch/report-access', report, at(launch))).status).toBe(status);
      }
    });
  },
  { clock: () => new Date(NOW) },
);
