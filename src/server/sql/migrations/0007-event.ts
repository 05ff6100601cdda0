/** Written by `npm run schema:diff` from the schemas; once released it never changes. */
export const statements = [
  // Rows of every tenant are looked at
  `alter table "audit" no force row level security`,
  `alter table "module-resource" no force row level security`,
  `alter table "saved-view" no force row level security`,
  // event.cancelReason is called reason now; its values, history, views and texts are kept
  `alter table "event" rename column "cancelReason" to "reason"`,
  `update audit
    set changes = (select jsonb_agg(case when item ->> 'field' = 'cancelReason' then item || '{"field": "reason"}' else item end order by place)
      from jsonb_array_elements(changes) with ordinality as items (item, place))
    where entity = 'event' and changes @> '[{"field": "cancelReason"}]'`,
  `update "module-resource" set name = 'event.reason.' || substr(name, 20)
    where name like 'event.cancelReason.%'`,
  `update "saved-view" set list = jsonb_set(list, '{searchCriteria,filter}', replace((list #> '{searchCriteria,filter}')::text, '"cancelReason":', '"reason":')::jsonb)
    where entity = 'event' and (list #> '{searchCriteria,filter}')::text like '%"cancelReason":%'`,
  `update "saved-view" set list = jsonb_set(list, '{sortConfig,active}', '"reason"')
    where entity = 'event' and list #>> '{sortConfig,active}' = 'cancelReason'`,
  `update "saved-view" set list = jsonb_set(list, '{columns}', (select jsonb_agg(case when name = 'cancelReason' then 'reason' else name end order by place)
      from jsonb_array_elements_text(list -> 'columns') with ordinality as items (name, place)))
    where entity = 'event' and list -> 'columns' ? 'cancelReason'`,
  `alter table "audit" force row level security`,
  `alter table "module-resource" force row level security`,
  `alter table "saved-view" force row level security`,
];
