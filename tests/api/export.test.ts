import { inflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { aLearner, onEachEngine } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { saveable } from '../support/saveable.ts';

onEachEngine((api) => {
  let bodies: MakeBodies;
  beforeAll(async () => {
    bodies = await api.prepareBodies();
  });

  test.each(saveable)(
    '$name: a CSV has the listed columns, of exactly what the list shows, in its order',
    async (entity) => {
      const keys: unknown[] = [];
      for (const body of bodies(entity, 8)) keys.push((await api.admin.save(entity.name, body))['key']);
      const [sorted = entity.text] = entity.columns;
      const body = {
        sortConfig: { active: sorted.name, direction: 'desc' },
        searchCriteria: { filter: { key: keys.slice(2) } },
      };
      const listed = await api.admin.list(entity.name, body);
      expect(listed).toHaveLength(6);
      const [header, ...rows] = csvLines((await exported(entity.name, body)).text);
      expect(header).toBe(entity.columns.map(({ title }) => title).join(','));
      expect(rows.map((row) => firstCell(row))).toEqual(listed.map((record) => record[sorted.name] ?? ''));
    },
  );

  test('a CSV is UTF-8 with a byte order mark, and a file to keep', async () => {
    const { bytes, headers } = await exported('learner', {});
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="learner-\d{4}-\d\d-\d\d[.]csv"$/);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠x'])(
    'the text %s is no formula in a spreadsheet',
    async (name) => {
      const { key } = await api.admin.save('learner', aLearner({ name }));
      const body = { searchCriteria: { filter: { key } } };
      const [, row = ''] = csvLines((await exported('learner', body)).text);
      expect(firstCell(row)).toBe(`'${name}`);
      expect((await api.admin.get('/learner/detail', { key: String(key) })).body['name']).toBe(name);
    },
  );

  test('quotes, commas and scripts of the world survive', async () => {
    const name = 'दिव्या "D", 李 O’Neill';
    const { key } = await api.admin.save('learner', aLearner({ name }));
    const [, row = ''] = csvLines((await exported('learner', { searchCriteria: { filter: { key } } })).text);
    expect(firstCell(row)).toBe(name);
  });

  test('more rows than one batch are all there', async () => {
    const crowd = Array.from({ length: 510 }, () => aLearner({ department: 'Batch' }));
    for (let from = 0; from < crowd.length; from += 30) {
      await Promise.all(crowd.slice(from, from + 30).map((body) => api.admin.save('learner', body)));
    }
    const { text } = await exported('learner', { searchCriteria: { filter: { department: 'Batch' } } });
    const names = csvLines(text)
      .slice(1)
      .map((row) => firstCell(row));
    expect(names.toSorted()).toEqual(crowd.map(({ name }) => String(name)).toSorted());
  });

  test('a workbook holds the same rows, formulas as text', async () => {
    const { key } = await api.admin.save('learner', aLearner({ name: '=cmd()', grade: 12 }));
    const body = { searchCriteria: { filter: { key } } };
    const answer = await exported('learner', body, 'xlsx');
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    const sheet = filesInZip(answer.bytes).get('xl/worksheets/sheet1.xml') ?? '';
    const texts = filesInZip(answer.bytes).get('xl/sharedStrings.xml') ?? sheet;
    expect(texts).toMatch(/&apos;=cmd\(\)|'=cmd\(\)/);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<v>12<\/v>/);
    expect(sheet.match(/<row /g)).toHaveLength(2);
  });

  test('the columns are those that the list shows, in its order; unknown ones are refused', async () => {
    const { key } = await api.admin.save('learner', aLearner({ name: 'Mia', email: 'mia@example.test' }));
    const body = { searchCriteria: { filter: { key } }, columns: ['email', 'name'] };
    expect(csvLines((await exported('learner', body)).text)).toEqual(['E-mail,Name', 'mia@example.test,Mia']);
    expect((await exported('learner', { ...body, columns: ['shoeSize'] })).status).toBe(400);
  });

  test('other records are named, choices and states are words, amounts are in the unit that people count in', async () => {
    const { key: venueLocationKey } = await api.admin.save('venue-location', aLocation);
    const room = { name: 'Blue room', code: 'BLUE', hourlyCost: 125_050, status: false };
    const { key } = await api.admin.save('venue', { ...room, venueLocationKey, capacity: 12 });
    const columns = ['name', 'venueLocationKey', 'hourlyCost', 'status'];
    const body = { searchCriteria: { filter: { key } }, columns };
    const [, row] = csvLines((await exported('venue', body)).text);
    expect(row).toBe('Blue room,Pune campus,1250.5,Inactive');
  });

  test('the words are those of the culture, or what the tenant says instead', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    const body = { searchCriteria: { filter: { key } }, columns: ['dateOfJoining', 'status'] };
    const inGerman = async () => csvLines((await exported('learner', body, 'csv', 'de')).text);
    expect(await inGerman()).toEqual(['Eintrittsdatum,Status', ',Aktiv']);
    await api.admin.post('/localization-management/save-module-resources', {
      cultureName: 'de',
      moduleName: 'rostrum',
      items: [{ name: 'learner.dateOfJoining.label', value: 'Dabei seit' }],
    });
    expect((await inGerman())[0]).toBe('Dabei seit,Status');
  });

  test('days are dates to a spreadsheet', async () => {
    const { key } = await api.admin.save('learner', aLearner({ dateOfJoining: '2026-01-31' }));
    const body = { searchCriteria: { filter: { key } }, columns: ['dateOfJoining'] };
    expect(csvLines((await exported('learner', body)).text)[1]).toBe('2026-01-31');
    const sheet = filesInZip((await exported('learner', body, 'xlsx')).bytes).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<c s="2"><v>46053</v></c>');
  });

  test('an unknown format is refused', async () => {
    expect((await exported('learner', {}, 'pdf')).status).toBe(400);
  });

  const exported = (entity: string, body: object, format = 'csv', culture = 'en') =>
    api.admin.post(`/${entity}/export`, body, { format, culture });
});

const aLocation = { name: 'Pune campus', code: 'PUNE', country: 'IN', timeZone: 'Asia/Kolkata' };

function csvLines(text: string): string[] {
  return text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
}

function firstCell(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted?.replaceAll('""', '"') ?? line.split(',')[0] ?? '';
}

/** The files of a zip by its central directory: enough of the format to read what we write. */
function filesInZip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString());
  }
  return files;
}
