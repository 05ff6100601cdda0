import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { Entity } from '#model/entity.ts';
import { useListFilter } from './list-filter.ts';

/** The views of the schema as tabs: each is a filter; the one that is set is marked. */
export function SavedViews({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { criteria, setCriteria } = useListFilter();
  if (entity.views.length === 0) return null;
  const views = [{ id: ALL, filter: {} as Criteria }, ...entity.views];
  const current = views.find(({ filter }) => JSON.stringify(filter) === JSON.stringify(criteria));
  return (
    <Tabs
      value={current?.id ?? false}
      aria-label={translate('list.views')}
      onChange={(_event, id: string) => setCriteria(views.find((view) => view.id === id)?.filter ?? {})}
      sx={{ paddingInline: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      {views.map(({ id }) => (
        <Tab key={id} value={id} label={id === ALL ? translate('list.all') : translate(`${entity.keys}.view.${id}`)} />
      ))}
    </Tabs>
  );
}

const ALL = '';
