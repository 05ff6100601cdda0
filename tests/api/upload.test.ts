import { beforeEach, expect, test } from 'vitest';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Answer } from '../support/client.ts';
import { sendFile, type Sending } from '../support/send-file.ts';

const HEADER = 'userName,employeeCode,email,dateOfJoining,jobRole,status';

/** Every test has codes of its own, for the trainers of the others are still there. */
let round = 0;
const codeOf = (index: number): string => `R${round}-${index}`;
const rowOf = (index: number, name = `Person ${index}`): string => `${name},${codeOf(index)},,2020-01-31,Coach,true`;
const fileOf = (...rows: string[]): string => [HEADER, ...rows, ''].join('\r\n');

onEachEngine((api) => {
  beforeEach(() => {
    round += 1;
  });

  test('the templates are the header line alone', async () => {
    const template = await api.admin.get('/learning-environment/download-trainer-template');
    expect(template.text).toBe(`${HEADER}\r\n`);
    expect(template.headers['content-type']).toContain('text/csv');
    const programs = await api.admin.get('/learning-environment/download-program-template');
    expect(programs.text).toBe('name,code,description,status\r\n');
    expect((await api.admin.get('/learning-environment/download-instructors-template')).status).toBe(200);
  });

  test('a file creates, the same file again changes nothing, and a changed one updates', async () => {
    const file = fileOf(rowOf(1), rowOf(2));
    expect((await send(file)).body).toEqual({ total: 2, created: 2, updated: 0, unchanged: 0, mapped: 0 });
    expect((await send(file)).body).toEqual({ total: 2, created: 0, updated: 0, unchanged: 2, mapped: 0 });
    const changed = fileOf(rowOf(1, 'Renamed'), rowOf(2).replace(codeOf(2), codeOf(2).toLowerCase()));
    expect((await send(changed)).body).toMatchObject({ updated: 2 });
    const [renamed] = await api.admin.list('trainer', { searchCriteria: { text: 'Renamed' } });
    expect(renamed).toMatchObject({ employeeCode: codeOf(1), version: 2, dateOfJoining: '2020-01-31' });
    const { items } = await api.admin.get('/trainer/history', { key: String(renamed?.['key']) });
    expect(items[0]?.['changes']).toEqual([{ field: 'userName', from: 'Person 1', to: 'Renamed' }]);
  });

  test('one bad row refuses the whole file, and every mistake is named by line and column', async () => {
    const file = fileOf(rowOf(1), 'Bad,,x,2020-02-30,Coach,maybe', rowOf(1, 'Twice'), 'Short,has space');
    const { status, body, errors } = await send(file);
    expect([status, errors]).toEqual([400, { FormFile: ['upload.rowsInvalid'] }]);
    expect(body['rows']).toEqual([
      { line: 3, column: 'employeeCode', message: 'trainer.employeeCode.required' },
      { line: 3, column: 'email', message: 'trainer.email.format' },
      { line: 3, column: 'dateOfJoining', message: 'trainer.dateOfJoining.format' },
      { line: 3, column: 'status', message: 'trainer.status.type' },
      { line: 4, column: 'employeeCode', message: 'upload.duplicateRow' },
      { line: 5, column: '', message: 'upload.wrongColumns' },
    ]);
    expect(body['columns']).toEqual(HEADER.split(','));
    expect(body['failed']).toContainEqual({ line: 5, cells: ['Short', 'has space'] });
    expect(await stored()).toEqual([]);
  });

  test('a dry run says what would happen and writes nothing', async () => {
    const { body } = await send(fileOf(rowOf(1)), { query: { dryRun: 'true' } });
    expect(body).toMatchObject({ total: 1, created: 1 });
    expect(await stored()).toEqual([]);
  });

  test('an upload into an environment maps every row at once', async () => {
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const key = String(environment['key']);
    expect((await send(fileOf(rowOf(1), rowOf(2)), { query: { key } })).body).toMatchObject({ created: 2, mapped: 2 });
    const path = '/learning-environment/trainers/paginated-list';
    const { body } = await api.admin.post(path, {}, { key, mapped: 'true' });
    expect(body['totalItems']).toBe(2);
  });

  test('a dry run says how many known records an upload would map, and maps none', async () => {
    const key = String((await api.admin.save('learning-environment', anEnvironment()))['key']);
    const file = fileOf(rowOf(1), rowOf(2));
    await send(file);
    const { body } = await send(file, { query: { key, dryRun: 'true' } });
    expect(body).toMatchObject({ unchanged: 2, mapped: 2 });
    const path = '/learning-environment/trainers/paginated-list';
    expect((await api.admin.post(path, {}, { key, mapped: 'true' })).body['totalItems']).toBe(0);
  });

  test.each<[string, (file: string) => Buffer]>([
    ['a byte order mark', (file) => Buffer.from(`\uFEFF${file}`)],
    ['UTF-16 with its mark', (file) => Buffer.from(`\uFEFF${file}`, 'utf16le')],
    ['semicolons', (file) => Buffer.from(file.replaceAll(',', ';'))],
    ['tabs', (file) => Buffer.from(file.replaceAll(',', '\t'))],
    ['lone carriage returns', (file) => Buffer.from(file.replaceAll('\r\n', '\r'))],
    ['no end of its last line', (file) => Buffer.from(file.trimEnd())],
    ['ends of lines of two sorts', (file) => Buffer.from(file.replace('\r\n', '\n'))],
    ['a comma within quotes', (file) => Buffer.from(file.replace('Person 1', '"Person, one"'))],
    ['UTF-16, the high byte first', (file) => Buffer.from(`\uFEFF${file}`, 'utf16le').swap16()],
    ['lone line feeds', (file) => Buffer.from(file.replaceAll('\r\n', '\n'))],
    ['blank lines and rows of empty cells', (file) => Buffer.from(`${file}\r\n,,,,,\r\n\r\n`)],
    ['quotes', (file) => Buffer.from(file.replace('Person 1', '"Person, ""1"""'))],
  ])('a file with %s is read', async (_, encode) => {
    const { status, body } = await send(encode(fileOf(rowOf(1))));
    expect([status, body['created']]).toEqual([200, 1]);
  });

  test.each<[string, Buffer | string, string]>([
    ['an empty file', '', 'upload.notCsv'],
    ['a zip', Buffer.from('504b0304', 'hex'), 'upload.notCsv'],
    ['a NUL', `${HEADER}\r\na\0b`, 'upload.notCsv'],
    ['Latin-1', Buffer.from(`${HEADER}\r\nJ\u00FCrgen,1,,,,`, 'latin1'), 'upload.notCsv'],
    ['UTF-16 without its mark', Buffer.from(HEADER, 'utf16le'), 'upload.notCsv'],
    ['a PDF', '%PDF-1.7\r\n1 0 obj', 'upload.notCsv'],
    ['a column called __proto__', `__proto__,${HEADER}\r\na,b`, 'upload.instructionsInvalid'],
    ['a column twice', `userName,${HEADER}\r\na,b`, 'upload.instructionsInvalid'],
    ['another header', 'name,code\r\na,b', 'upload.instructionsInvalid'],
    ['columns in another order', `employeeCode,userName\r\na,b`, 'upload.instructionsInvalid'],
    ['no record', `${HEADER}\r\n`, 'upload.instructionsInvalid'],
    ['501 records', fileOf(...Array.from({ length: 501 }, (_, index) => rowOf(index))), 'upload.instructionsInvalid'],
    [
      'more than 500 records between rows of empty cells',
      fileOf(
        ...Array.from({ length: 450 }, (_, index) => rowOf(index)),
        ...Array.from({ length: 700 }, () => ',,,,,'),
        ...Array.from({ length: 51 }, (_, index) => rowOf(450 + index)),
      ),
      'upload.instructionsInvalid',
    ],
    ['a quote that never ends', `${HEADER}\r\n"a,1,,,,`, 'upload.lineBroken'],
    ['a cell of 100,000 characters', `${HEADER}\r\n${'x'.repeat(100_000)},1,,,,`, 'common.tooLarge'],
  ])('%s is refused with its message', async (_, file, message) => {
    const { status, errors } = await send(file);
    expect([status, errors]).toEqual([400, { FormFile: [message] }]);
  });

  test('500 records are taken, however many rows of empty cells stand between them', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => rowOf(index));
    const file = fileOf(...rows.slice(0, 400), ...Array.from({ length: 1200 }, () => ',,,,,'), ...rows.slice(400));
    expect((await send(file, { query: { dryRun: 'true' } })).body).toMatchObject({ total: 500, created: 500 });
  });

  test('500 records are taken', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => rowOf(index));
    expect((await send(fileOf(...rows))).body).toMatchObject({ total: 500, created: 500 });
  });

  test('another extension, a second part, another field and no file at all are refused', async () => {
    const file = fileOf(rowOf(1));
    expect((await send(file, { name: 'trainers.xlsx' })).errors).toEqual({ FormFile: ['upload.notCsv'] });
    expect((await send(file, { field: 'file' })).errors).toEqual({ FormFile: ['upload.oneFile'] });
    expect((await send(file, { more: file })).status).toBe(400);
    expect((await api.admin.post('/learning-environment/upload-trainers', {})).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  test('more than two mebibytes are too large', async () => {
    expect((await send('"'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('a formula that an export has neutralised comes back as it was', async () => {
    await send(fileOf(rowOf(1, "'=1+1")));
    expect((await stored())[0]?.['userName']).toBe('=1+1');
  });

  async function stored() {
    return api.admin.list('trainer', {
      searchCriteria: { filter: { employeeCode: { startsWith: codeOf(0).slice(0, -1) } } },
    });
  }

  async function send(file: string | Buffer, sending: Partial<Sending> = {}): Promise<Answer> {
    return sendFile(api.admin, '/learning-environment/upload-trainers', file, sending);
  }
});
