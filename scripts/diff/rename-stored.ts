import type { Entity } from '#model/entity.ts';
import type { TableShape } from '#server/sql/table-shape.ts';
import { statement, type Step } from './difference.ts';

/** An entity's new name where rows of others name it. */
export function entityNameSteps(from: string, to: string): Step[] {
  return ['audit', 'saved-view'].map((table) =>
    statement('rename', `update "${table}" set entity = '${to}' where entity = '${from}'`, [table]),
  );
}

/** A field's new name in history, overridden texts and saved views. */
export function fieldNameSteps({ name, keys }: Entity, from: string, to: string): Step[] {
  return [historyOf(name, from, to), textsOf(keys, from, to), ...viewsOf(name, from, to)];
}

function historyOf(entity: string, from: string, to: string): Step {
  const change = `case when item ->> 'field' = '${from}' then item || '{"field": "${to}"}' else item end`;
  return statement(
    'rename',
    `update audit
    set changes = (select jsonb_agg(${change} order by place)
      from jsonb_array_elements(changes) with ordinality as items (item, place))
    where entity = '${entity}' and changes @> '[{"field": "${from}"}]'`,
    ['audit'],
  );
}

function textsOf(keys: string, from: string, to: string): Step {
  return statement(
    'rename',
    `update "module-resource" set name = '${keys}.${to}.' || substr(name, ${`${keys}.${from}.`.length + 1})
    where name like '${keys}.${from}.%'`,
    ['module-resource'],
  );
}

/** An attribute's new name in the criteria of records. */
export function criteriaSteps(
  tables: readonly TableShape[],
  entities: readonly Entity[],
  from: string,
  to: string,
): Step[] {
  return entities.flatMap(({ name, fields }) => {
    const stored = tables.find((table) => table.name === name)?.columns ?? {};
    return fields
      .filter(({ kind, name: column }) => kind === 'criteria' && column in stored)
      .map(({ name: column }) => {
        const value = replacedKey(`"${column}"`, from, to);
        return statement(
          'rename',
          `update "${name}" set "${column}" = ${value} where "${column}"::text like '%"${from}":%'`,
          [name],
        );
      });
  });
}

function viewsOf(entity: string, from: string, to: string): Step[] {
  const update = (place: string, value: string, condition: string): Step =>
    statement(
      'rename',
      `update "saved-view" set list = jsonb_set(list, '${place}', ${value})
    where entity = '${entity}' and ${condition}`,
      ['saved-view'],
    );
  const filter = `list #> '{searchCriteria,filter}'`;
  const columns = `(select jsonb_agg(case when name = '${from}' then '${to}' else name end order by place)
      from jsonb_array_elements_text(list -> 'columns') with ordinality as items (name, place))`;
  return [
    update('{searchCriteria,filter}', replacedKey(`(${filter})`, from, to), `(${filter})::text like '%"${from}":%'`),
    update('{sortConfig,active}', `'"${to}"'`, `list #>> '{sortConfig,active}' = '${from}'`),
    update('{columns}', columns, `list -> 'columns' ? '${from}'`),
  ];
}

/** In JSON text a quoted name before a colon can only be a name: quotes within texts are escaped. */
function replacedKey(json: string, from: string, to: string): string {
  return `replace(${json}::text, '"${from}":', '"${to}":')::jsonb`;
}
