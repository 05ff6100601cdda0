import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { fitList } from '#model/fit-list.ts';
import type { StoredView } from '#model/saved-list.ts';
import { isSame } from '#model/values.ts';
import { addressOf, addressOfView } from './list-address.ts';
import { useListFilter } from './list-filter.ts';
import { ViewTools } from './ViewTools.tsx';
import { useViews } from './views.ts';

/** The views of the schema and those that people have saved, as tabs that lead to their own address. */
export function SavedViews({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { criteria, view } = useListFilter();
  const { views, reload } = useViews(entity);
  const tabs = [...useBuiltIn(entity), ...useStored(entity, views)];
  const builtIn = entity.views.find(({ filter }) => isSame(filter, criteria))?.id;
  const current = view ?? builtIn ?? (Object.keys(criteria).length === 0 ? ALL : undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBlockEnd: 1, borderColor: 'divider' }}>
      <Tabs
        value={tabs.some(({ id }) => id === current) && current}
        aria-label={translate('list.views')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ paddingInline: 1.5, minInlineSize: 0, flex: '1 1 auto' }}
      >
        {tabs.map(({ id, ...tab }) => (
          <Tab key={id} value={id} component={Link} {...tab} />
        ))}
      </Tabs>
      <ViewTools entity={entity} view={views.find(({ key }) => key === view)} onChange={reload} />
    </Box>
  );
}

const ALL = '';

interface ViewTab {
  id: string;
  label: string;
  /** Its address, without what can no longer be asked for. */
  to: string;
  state?: { dropped: string[] };
  title?: string;
}

/** A filter each; what is searched and the order stay, unless they are those of a saved view. */
function useBuiltIn(entity: Entity): ViewTab[] {
  const translate = useTranslate();
  const { sort, perPage } = useListContext();
  const { text, view } = useListFilter();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const order = view ? entity.sort : ({ active: sort.field, direction } as const);
  const kept = text && !view ? { text } : {};
  return [
    { id: ALL, label: translate('list.all'), to: addressOf({ filter: kept, sort: order, perPage }) },
    ...entity.views.map(({ id, filter }) => ({
      id,
      label: translate(`${entity.keys}.view.${id}`),
      to: addressOf({ filter: { ...kept, criteria: filter }, sort: order, perPage }),
    })),
  ];
}

function useStored(entity: Entity, views: readonly StoredView[]): ViewTab[] {
  const translate = useTranslate();
  const { perPage } = useListContext();
  return views.map((view) => {
    const { dropped, ...list } = fitList(entity, view);
    return {
      id: view.key,
      label: view.name,
      to: addressOfView(entity, list, perPage, view.key),
      state: { dropped },
      ...(!view.isMine && { title: translate('view.of', { owner: view.owner }) }),
    };
  });
}
