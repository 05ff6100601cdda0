import { beforeAll, expect, test } from 'vitest';
import { entities } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { matchFieldOf, uploadColumnsOf } from '#model/csv.ts';
import { onEachEngine } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { sendFile } from '../support/send-file.ts';

/** Every reference of the schemas by which no record may come back to itself. */
const cases = entities.flatMap((entity) =>
  entity.fields
    .filter(({ hints }) => hints.reference?.acyclic)
    .map((field) => ({ what: `${entity.name}.${field.name}`, entity, field })),
);

onEachEngine((api) => {
  let bodiesOf: MakeBodies;
  beforeAll(async () => {
    bodiesOf = await api.prepareBodies();
  });

  test.each(cases)('$what: a record can not belong to itself, nor to one that belongs to it', async (one) => {
    const { put, records, refusal } = await three(one);
    const [top, middle, bottom] = records;
    expect((await put(middle, top)).status).toBe(200);
    expect((await put(bottom, middle)).status).toBe(200);
    for (const under of [top, middle, bottom]) {
      const { status, errors } = await put(top, under);
      expect([status, errors]).toEqual([400, refusal]);
    }
    expect((await put(middle, undefined)).status).toBe(200);
    expect((await put(top, bottom)).status).toBe(200);
  });

  test.each(cases)('$what: of two records only one gets under the other, also at once', async (one) => {
    for (let round = 0; round < 5; round++) {
      const { put, records } = await three(one);
      const [left, right] = records;
      const answers = await Promise.all([put(left, right), put(right, left)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test.each(cases)('$what: a file that closes a circle is refused in its rows', async (one) => {
    const { entity, field } = one;
    const { records, refusal } = await three(one);
    const columns = uploadColumnsOf(entity);
    const unique = (matchFieldOf(entity) ?? entity.text).name;
    const textOf = (record: Values, name: string) => {
      const value = record[name] ?? '';
      return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : JSON.stringify(value);
    };
    const rows = records.map((record, index) => {
      const under = records[(index + 1) % records.length] ?? {};
      return columns.map(({ name }) => (name === field.name ? textOf(under, unique) : textOf(record, name)));
    });
    const file = [columns.map(({ name }) => name), ...rows].map((cells) => cells.join(',')).join('\r\n');
    const { status, body } = await sendFile(api.admin, `/${entity.name}/upload`, file);
    const [message] = refusal[field.name] ?? [];
    expect(status).toBe(400);
    expect(body['rows']).toEqual(records.map((_, index) => ({ line: index + 2, column: field.name, message })));
  });

  /** Three records that belong to none, how one is put under another, and what is said when that can not be. */
  async function three({ entity, field }: (typeof cases)[number]) {
    const records: Values[] = [];
    for (const body of bodiesOf(entity, 3)) records.push(await api.admin.save(entity.name, body));
    const [top = {}, middle = {}, bottom = {}] = records;
    const put = (record: Values, under?: Values) =>
      api.admin.post(`/${entity.name}/update`, { key: record['key'], [field.name]: under?.['key'] ?? null });
    const refusal: Record<string, string[]> = { [field.name]: [`${field.messageKey}.acyclic`] };
    return { put, records: [top, middle, bottom] as const, refusal };
  }
});
