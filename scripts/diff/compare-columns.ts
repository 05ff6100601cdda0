import type { Effect } from '#model/effect.ts';
import { baseOf, conversionBetween } from './conversions.ts';
import { rulesOfNew } from './compare-rules.ts';
import { call, statement, type Difference, type Step } from './difference.ts';
import { defaultIn } from './literal.ts';
import { companionOf, fieldOf, isCompanion, storedFieldsOf, type TableChange } from './table-change.ts';

/** Fields that came, went, or are stored in another way. */
export function differencesOfColumns(change: TableChange): Difference[] {
  const [before, after] = [storedFieldsOf(change.old), storedFieldsOf(change.table)];
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => added(change, name)),
    ...before.filter((name) => !after.includes(name)).map((name) => dropped(change, name)),
    ...after.filter((name) => before.includes(name)).flatMap((name) => changed(change, name)),
  ];
}

function added(change: TableChange, name: string): Difference {
  const { table } = change;
  const field = fieldOf(change, name);
  const value = field?.property.default;
  const columns = [name, companionOf(field)].filter((column) => column !== undefined);
  const isRequired = table.columns[name]?.endsWith(' not null') ?? false;
  const difference = (says: string, effect: Effect, steps: Step[]): Difference => ({
    table: table.name,
    says: `${table.name}.${name} is new${says}`,
    effect,
    steps: [...steps, ...rulesOfNew(change, name)],
  });
  const add = columns.map((column) => addColumn(change, column));
  if (!isRequired) return difference('', 'adds', add);
  if (!field || value === undefined) {
    const guard = call('change', 'refuseRows', table.name, 'true', `They have no value for the new field ${name}`);
    return difference(' and required: stored rows have no value for it', 'narrows', [guard, ...add]);
  }
  const filled = columns.flatMap((column) => [
    addColumn(change, column, ` default ${defaultIn(column, field)}`),
    statement('change', `alter table "${table.name}" alter column "${column}" drop default`),
  ]);
  return difference(`; stored rows get its default, ${JSON.stringify(value)}`, 'adds', filled);
}

function addColumn({ table }: TableChange, column: string, rest = ''): Step {
  return statement('change', `alter table "${table.name}" add column "${column}" ${table.columns[column]}${rest}`);
}

function dropped(change: TableChange, name: string): Difference {
  const { old } = change;
  const columns = [name, `${name}Folded`].filter((column) => column in old.columns);
  const steps = columns.map((column) => dropColumn(change, column));
  return { table: old.name, says: `${old.name}.${name} is dropped, with every value`, effect: 'destroys', steps };
}

function dropColumn({ old }: TableChange, column: string): Step {
  return statement('remove', `alter table "${old.name}" drop column "${column}"`);
}

function changed(change: TableChange, name: string): Difference[] {
  const { old, table } = change;
  const [was = '', is = ''] = [old.columns[name], table.columns[name]];
  const differences: Difference[] = [];
  if (baseOf(was) !== baseOf(is)) differences.push(retyped(change, name, was, is));
  differences.push(...companionChange(change, name));
  if (was.endsWith(' not null') !== is.endsWith(' not null')) {
    differences.push(is.endsWith(' not null') ? required(change, name) : optional(change, name));
  }
  return differences;
}

function retyped({ table }: TableChange, name: string, was: string, is: string): Difference {
  const words = `${baseOf(was)} becomes ${baseOf(is)}`;
  const { using, breaks } = conversionBetween(was, is) ?? { using: (column: string) => column };
  const type = is.replace(' not null', '');
  const convert = `alter table "${table.name}" alter column "${name}" type ${type} using ${using(`"${name}"`)}`;
  const steps = [statement('change', convert)];
  const broken = breaks?.(`"${name}"`);
  if (broken) steps.unshift(call('change', 'refuseRows', table.name, broken, `${name} does not fit: ${words}`));
  const says = `${table.name}.${name}: ${words}`;
  return { table: table.name, says, effect: broken ? 'narrows' : 'widens', steps };
}

/** The folded text beside a column comes when the field begins to be searched or sorted, and goes with it. */
function companionChange(change: TableChange, name: string): Difference[] {
  const { old, table } = change;
  const column = `${name}Folded`;
  const [had, has] = [isCompanion(column, old.columns), isCompanion(column, table.columns)];
  if (had === has) return [];
  const path = `${table.name}.${name}`;
  if (had) {
    const says = `${path} is no longer kept in the form that is searched and sorted`;
    return [{ table: table.name, says, effect: 'widens', steps: [dropColumn(change, column)] }];
  }
  const type = table.columns[column] ?? '';
  const alter = `alter table "${table.name}"`;
  const steps = [
    statement('change', `${alter} add column "${column}" ${type.replace(' not null', '')}`),
    call('change', 'fillFolded', table.name, name),
    ...(type.endsWith(' not null') ? [statement('change', `${alter} alter column "${column}" set not null`)] : []),
  ];
  return [
    { table: table.name, says: `${path} is also kept in the form that is searched and sorted`, effect: 'adds', steps },
  ];
}

function required(change: TableChange, name: string): Difference {
  const { table } = change;
  const field = fieldOf(change, name);
  const value = field?.property.default;
  const path = `${table.name}.${name}`;
  const set = columnsOf(change, name).map((column) => `alter column "${column}" set not null`);
  const alter = statement('change', `alter table "${table.name}" ${set.join(', ')}`);
  if (!field || value === undefined) {
    const guard = call('change', 'refuseRows', table.name, `"${name}" is null`, `${name} is required`);
    return { table: table.name, says: `${path} is required now`, effect: 'narrows', steps: [guard, alter] };
  }
  const filled = columnsOf(change, name).map((column) => `"${column}" = ${defaultIn(column, field)}`);
  const fill = `update "${table.name}" set ${filled.join(', ')} where "${name}" is null`;
  const says = `${path} always has a value now; stored rows without one get ${JSON.stringify(value)}`;
  return { table: table.name, says, effect: 'narrows', steps: [statement('change', fill, [table.name]), alter] };
}

function optional(change: TableChange, name: string): Difference {
  const { table } = change;
  const drop = columnsOf(change, name).map((column) => `alter column "${column}" drop not null`);
  const steps = [statement('change', `alter table "${table.name}" ${drop.join(', ')}`)];
  return { table: table.name, says: `${table.name}.${name} may be empty now`, effect: 'widens', steps };
}

/** The column and its folded one, where both were there before. */
function columnsOf({ old, table }: TableChange, name: string): string[] {
  return [name, `${name}Folded`].filter((column) => column in old.columns && column in table.columns);
}
