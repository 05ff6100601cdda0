import { beforeAll, expect, test } from 'vitest';
import { entityNamed } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { uploadColumnsOf } from '#model/csv.ts';
import type { Values } from '#model/values.ts';
import { aLearner, onEachEngine } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { sendFile, type Sending } from '../support/send-file.ts';
import { saveable } from '../support/saveable.ts';

onEachEngine((api) => {
  let bodiesOf: MakeBodies;
  beforeAll(async () => {
    bodiesOf = await api.prepareBodies();
  });

  test.each(saveable)('$name: a file of records creates them, and again changes nothing', async (entity) => {
    const bodies = bodiesOf(entity, 3);
    const file = fileOf(entity, ...bodies);
    expect((await api.admin.get(`/${entity.name}/download-template`)).text).toBe(fileOf(entity));
    // Some demo records are like those that are there already, where nothing about them is unique.
    const { status, body } = await send(entity.name, file, { query: { dryRun: 'true' } });
    expect({ status, ...body }).toMatchObject({ status: 200, total: 3, updated: 0 });
    expect(await sent(entity.name, file)).toMatchObject({ created: body['created'], updated: 0 });
    expect(await sent(entity.name, file)).toEqual({ total: 3, created: 0, updated: 0, unchanged: 3 });
  });

  test('references are named by code or by name, also within a list', async () => {
    const aviation = await topic('Aviation');
    const projector = await api.admin.save('inventory-item', { name: 'Projector', code: 'PROJ', category: 'Rooms' });
    const inventory = JSON.stringify([{ itemKey: 'proj', quantity: 2 }]);
    await sendRecord('training', { trainingName: 'Flying', code: 'FLY', topicKey: 'Aviation', mode: 'CLT', inventory });
    const [flying] = await api.admin.list('training', { searchCriteria: { text: 'Flying' } });
    expect(flying).toMatchObject({ topicKey: aviation, inventory: [{ itemKey: projector['key'], quantity: 2 }] });
  });

  test('a reference that nothing or too much is called is refused in its column', async () => {
    for (const name of ['Double', 'Double', 'Single']) await api.admin.save('learner', aLearner({ name }));
    const refusal = async (managerKey: string) => {
      const { body } = await sendRecord('learner', { name: 'Someone', employeeCode: 'S-1', managerKey });
      return body['rows'];
    };
    const wrong = { line: 2, column: 'managerKey' };
    expect(await refusal('Double')).toEqual([{ ...wrong, message: 'upload.referenceAmbiguous' }]);
    expect(await refusal('Nobody at all')).toEqual([{ ...wrong, message: 'upload.referenceUnknown' }]);
    expect(await refusal('0'.repeat(32))).toEqual([{ ...wrong, message: 'upload.referenceUnknown' }]);
    expect(await refusal('single')).toBeUndefined();
  });

  test('a code that another record has, or a row above, is refused in its row', async () => {
    const questions = [{ label: 'How was it', type: 'RATING' }];
    await api.admin.save('feedback-form', { name: 'First', code: 'FIRST', questions });
    const entity = entityNamed('feedback-form');
    const rows = ['first', 'two', 'two'].map((code, index) => ({ name: `Form ${index}`, code, questions }));
    const { body } = await send('feedback-form', fileOf(entity, ...rows));
    expect(body['rows']).toEqual([
      { line: 2, column: 'code', message: 'feedbackForm.code.unique' },
      { line: 4, column: 'code', message: 'upload.duplicateRow' },
    ]);
  });

  test("another tenant's records are called nothing here", async () => {
    await api.academyAdmin.save('topic', { name: 'Only at the academy' });
    const { body } = await sendRecord('topic', { name: 'Below', parentKey: 'Only at the academy' });
    expect(body['rows']).toEqual([{ line: 2, column: 'parentKey', message: 'upload.referenceUnknown' }]);
  });

  test('a dry run tells of each row what it would make or change', async () => {
    await sendRecord('topic', { name: 'Sailing', description: 'Old' });
    const rows = [{ name: 'sailing', description: 'New', status: true }, { name: 'Surf' }];
    const { body } = await send('topic', fileOf(entityNamed('topic'), ...rows), { query: { dryRun: 'true' } });
    expect(body['rows']).toMatchObject([
      { line: 2, change: 'update', changes: [{ field: 'name' }, { field: 'description', from: 'Old', to: 'New' }] },
      { line: 3, change: 'create', name: 'Surf' },
    ]);
  });

  test('an amount is written in the unit that people count in, to its last digit and no further', async () => {
    const item = (costPerUnit: string) => ({ name: 'Marker', code: 'MARK', category: 'Rooms', costPerUnit });
    expect((await sendRecord('inventory-item', item('1250.5'))).status).toBe(200);
    const [marker] = await api.admin.list('inventory-item', { searchCriteria: { text: 'Marker' } });
    expect(marker).toMatchObject({ costPerUnit: 125_050 });
    for (const wrong of ['12,50', '12.505', '1e3', 'free']) {
      const { body } = await sendRecord('inventory-item', item(wrong));
      expect(body['rows']).toEqual([{ line: 2, column: 'costPerUnit', message: 'inventoryItem.costPerUnit.type' }]);
    }
  });

  test('refused rows come back mended, with the reasons as their last column', async () => {
    const columns = uploadColumnsOf(entityNamed('topic')).map(({ name }) => name);
    const file = `${columns.join(';')};reason\nMended${';'.repeat(columns.length)}"It was wrong; it is not"\n`;
    expect(await sent('topic', file)).toMatchObject({ created: 1 });
    const { errors } = await send('topic', file.replace('reason', 'cause'));
    expect(errors).toEqual({ FormFile: ['upload.instructionsInvalid'] });
  });

  test('JSON nested thousands of levels deep is a mistake of its row', async () => {
    const { status, body } = await sendRecord('feedback-form', { name: 'Deep', questions: '['.repeat(50_000) });
    expect([status, body['rows']]).toMatchObject([400, [{ column: 'questions' }]]);
  });

  const send = (entity: string, file: string, sending: Partial<Sending> = {}) =>
    sendFile(api.admin, `/${entity}/upload`, file, sending);
  const sent = async (entity: string, file: string) => (await send(entity, file)).body;
  const topic = async (name: string) => (await api.admin.save('topic', { name }))['key'];
  const sendRecord = (name: string, values: Values) => send(name, fileOf(entityNamed(name), values));
});

function fileOf(entity: Entity, ...records: Values[]): string {
  const columns = uploadColumnsOf(entity).map(({ name }) => name);
  const rows = records.map((record) => columns.map((name) => cellOf(record[name])).join(','));
  return [columns.join(','), ...rows, ''].join('\r\n');
}

/** Keys are as good as names: a list of them stands between bars, a list of records is JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const text = isList ? value.join('|') : typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.replaceAll('"', '""')}"`;
}
