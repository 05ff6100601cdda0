import { call, statement, type Difference, type Step } from './difference.ts';
import { isWiderCheck, wordsOfCheck } from './check-words.ts';
import { ownerOf, storedFieldsOf, type TableChange } from './table-change.ts';

/** What indexes, checks and references of the fields that stay have become. */
export function differencesOfRules(change: TableChange): Difference[] {
  const [before, after] = [storedFieldsOf(change.old), storedFieldsOf(change.table)];
  const stays = ({ id }: Rule): boolean => before.includes(ownerOf(id).field) && after.includes(ownerOf(id).field);
  return changedRules(change)
    .filter(stays)
    .map((rule) => differenceOf(change, rule));
}

/** The indexes, checks and references that come with a new field. */
export function rulesOfNew(change: TableChange, name: string): Step[] {
  const own = changedRules(change).filter(({ id }) => ownerOf(id).field === name);
  return own.flatMap((rule) => stepsOf(change.table.name, rule));
}

interface Rule {
  id: string;
  sort: 'indexes' | 'constraints';
  was: string | undefined;
  is: string | undefined;
}

function changedRules(change: TableChange): Rule[] {
  return [...changedIn(change, 'indexes'), ...changedIn(change, 'constraints')];
}

function changedIn({ old, table }: TableChange, sort: Rule['sort']): Rule[] {
  const ids = new Set([...Object.keys(old[sort]), ...Object.keys(table[sort])]);
  return [...ids]
    .map((id) => ({ id, sort, was: old[sort][id], is: table[sort][id] }))
    .filter(({ was, is }) => was !== is);
}

function differenceOf({ table }: TableChange, rule: Rule): Difference {
  const steps = stepsOf(table.name, rule);
  const guard = guardOf(table.name, rule);
  return {
    table: table.name,
    says: `${table.name}.${ownerOf(rule.id).field} ${wordsOf(rule)}`,
    effect: guard ? 'narrows' : rule.was ? 'widens' : 'adds',
    // What asks comes before the rule that would refuse.
    steps: guard ? [guard, ...steps] : steps,
  };
}

function stepsOf(table: string, { id, sort, was, is }: Rule): Step[] {
  const alter = `alter table "${table}"`;
  const [drop, add] =
    sort === 'indexes'
      ? [`drop index "${id}"`, `create ${is}`]
      : [`${alter} drop constraint "${id}"`, `${alter} add constraint "${id}" ${is}`];
  return [
    ...(was ? [statement('loosen', drop)] : []),
    ...(is ? [statement(is.startsWith('foreign key') ? 'refer' : 'tighten', add)] : []),
  ];
}

/** Asks for the stored rows that a stricter rule would refuse. */
function guardOf(table: string, { id, was, is }: Rule): Step | undefined {
  const { field, purpose } = ownerOf(id);
  if (!is) return undefined;
  if (is.startsWith('unique index')) {
    const column = /\(tenant, "(\w+)"\)/.exec(is)?.[1] ?? field;
    const twin = `exists (select from "${table}" twin where twin.tenant = "${table}".tenant and twin.key <> "${table}".key and twin."${column}" = "${table}"."${column}")`;
    return call('tighten', 'refuseRows', table, twin, `${field} is unique now, and others have the same`);
  }
  if (is.startsWith('foreign key')) return orphansOf(table, field, is);
  if (!is.startsWith('check ') || (was && isWiderCheck(purpose, was, is))) return undefined;
  return call(
    'tighten',
    'refuseRows',
    table,
    `not ${is.replace('check ', '')}`,
    `${field} must be ${wordsOfCheck(purpose, is)}`,
  );
}

function orphansOf(table: string, field: string, definition: string): Step {
  const to = /references "([^"]+)"/.exec(definition)?.[1] ?? '';
  const held = `exists (select from "${to}" held where held.tenant = "${table}".tenant and held.key = "${table}"."${field}")`;
  const step = call(
    'refer',
    'refuseRows',
    table,
    `"${field}" is not null and not ${held}`,
    `${field} refers to no ${to}`,
  );
  return { ...step, rowsOf: [table, to] };
}

function wordsOf({ id, was, is }: Rule): string {
  const { purpose } = ownerOf(id);
  const words = purposes[purpose];
  if (words) return is ? (was ? words.changed : words.added) : words.removed;
  const [before, after] = [was && wordsOfCheck(purpose, was), is && wordsOfCheck(purpose, is)];
  if (!after) return `need no longer be ${before}`;
  return `must be ${after}${before ? `, was ${before}` : ''}`;
}

const purposes: Record<string, { added: string; removed: string; changed: string }> = {
  sort: {
    added: 'is sorted by an index',
    removed: 'needs no index for sorting',
    changed: 'is sorted by another index',
  },
  trigrams: {
    added: 'is searched by an index',
    removed: 'needs no index for searching',
    changed: 'is searched by another index',
  },
  unique: { added: 'is unique now', removed: 'need no longer be unique', changed: 'is unique in another way' },
  referenced: {
    added: 'is looked up by an index',
    removed: 'needs no index for looking up',
    changed: 'is looked up by another index',
  },
  reference: { added: 'refers to records', removed: 'refers to records no longer', changed: 'refers to other records' },
};
