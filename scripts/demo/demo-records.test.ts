import { expect, test } from 'vitest';
import { entities, validateRecord } from '#model/entities.ts';
import { demoRecords, type Keys } from './demo-records.ts';

const known: Keys = Object.fromEntries(entities.map(({ name }) => [name, ['a'.repeat(32)]]));

test.each(entities)('demo records of $plural keep every rule of their schema', (entity) => {
  const records = [...demoRecords(entity, 200, 7, { known: structuredClone(known) })];
  expect(records).toHaveLength(200);
  expect(
    records.map((record) => validateRecord(entity, record).errors).filter((errors) => Object.keys(errors).length > 0),
  ).toEqual([]);
});
