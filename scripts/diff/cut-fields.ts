import { baseOf, conversionBetween } from './conversions.ts';
import { statement, type Difference } from './difference.ts';
import { ownerOf, type TableChange } from './table-change.ts';

/**
 * Fields whose new type can keep nothing of the old values: they go and come anew. `kept` is the change without what
 * went.
 */
export function cutFields(change: TableChange): { kept: TableChange; cut: Difference[] } {
  const { old, table } = change;
  const names = Object.keys(old.columns).filter((name) => isCut(old.columns[name] ?? '', table.columns[name]));
  const isGone = (name: string): boolean => names.includes(name.replace(/Folded$/, '')) || names.includes(name);
  const without = (entries: Record<string, string>, nameOf = (id: string) => id): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => !isGone(nameOf(id))));
  const ownerName = (id: string): string => ownerOf(id).field;
  return {
    kept: {
      ...change,
      old: {
        ...old,
        columns: without(old.columns),
        indexes: without(old.indexes, ownerName),
        constraints: without(old.constraints, ownerName),
      },
    },
    cut: names.map((name) => cutField(change, name)),
  };
}

function isCut(was: string, is: string | undefined): boolean {
  return is !== undefined && baseOf(was) !== baseOf(is) && !conversionBetween(was, is);
}

function cutField({ old, table }: TableChange, name: string): Difference {
  const columns = [name, `${name}Folded`].filter((column) => column in old.columns);
  const words = `${baseOf(old.columns[name] ?? '')} becomes ${baseOf(table.columns[name] ?? '')}`;
  const steps = columns.map((column) => statement('cut', `alter table "${old.name}" drop column "${column}"`));
  return { table: old.name, says: `${old.name}.${name}: ${words}, which drops every value`, effect: 'destroys', steps };
}
