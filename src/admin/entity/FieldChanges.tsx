import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { isSame, type Values } from '#model/values.ts';
import { FieldsBesideContext } from './fields-beside.ts';
import { FieldValue } from './FieldValue.tsx';
import { labelOf } from './names.ts';
import { ValueChange, type Versions } from './ValueChange.tsx';

interface Props {
  /** Whose fields they are: a record's, or those within one of its fields. */
  entity: Pick<Entity, 'fields'>;
  changes: HistoryItem['changes'];
  /** There was nothing before. */
  isNew?: boolean;
}

/** What was before and what is after, field by field. */
export function FieldChanges({ entity, changes, isNew = false }: Props) {
  const translate = useTranslate();
  const beside = useContext(FieldsBesideContext);
  return changes.map(({ field: name, from, to }) => {
    const field = [...entity.fields, ...beside].find((candidate) => candidate.name === name);
    return (
      <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{field ? labelOf(field, translate) : name}</strong>{' '}
        <Change field={field} from={from} to={to} isNew={isNew} />
      </Typography>
    );
  });
}

/** Records within the record are compared part by part. */
function Change(versions: Versions) {
  const { field, from, to, isNew } = versions;
  if (isNew) return <ValueChange {...versions} />;
  if (field?.kind === 'list') return <ItemChanges field={field} before={listOf(from)} after={listOf(to)} />;
  if (field?.kind === 'object') return <PartChanges field={field} before={partsOf(from)} after={partsOf(to)} />;
  return <ValueChange {...versions} />;
}

function ItemChanges({ field, before, after }: { field: Field; before: Values[]; after: Values[] }) {
  const translate = useTranslate();
  const numbers = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  const changed = numbers.filter((index) => !isSame(before[index], after[index]));
  return changed.map((index) => (
    <Box key={index} sx={nested}>
      {translate(sayOf(before[index], after[index]), { number: index + 1 })}{' '}
      <NameOfItem field={field} before={before[index]} after={after[index]} />
      <PartChanges field={field} before={before[index] ?? {}} after={after[index] ?? {}} />
    </Box>
  ));
}

/** What stands first in an item says which one it is, unless that is what has changed. */
function NameOfItem({ field, before, after }: { field: Field; before: Values | undefined; after: Values | undefined }) {
  const [first] = field.fields;
  const value = first && before?.[first.name];
  if (!first || value === undefined || !isSame(value, after?.[first.name])) return null;
  return <FieldValue field={first} value={value} />;
}

function sayOf(before: Values | undefined, after: Values | undefined): string {
  if (!before) return 'history.itemAdded';
  return after ? 'history.itemChanged' : 'history.itemRemoved';
}

function PartChanges({ field, before, after }: { field: Field; before: Values; after: Values }) {
  const changed = field.fields.filter(({ name }) => !isSame(before[name], after[name]));
  const changes = changed.map(({ name }) => ({ field: name, from: before[name] ?? null, to: after[name] ?? null }));
  return (
    <Box sx={nested}>
      <FieldChanges entity={field} changes={changes} />
    </Box>
  );
}

const nested = { paddingInlineStart: 1.5 } as const;

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

function partsOf(value: unknown): Values {
  return (value ?? {}) as Values;
}
