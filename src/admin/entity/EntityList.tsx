import Box from '@mui/material/Box';
import { ListContextProvider, useListController } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { DroppedNotice } from './DroppedNotice.tsx';
import { EntityFilters } from './EntityFilters.tsx';
import { EntityRows } from './EntityRows.tsx';
import { ListHead } from './ListHead.tsx';
import { Paginator } from './Paginator.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Search, sort, filter, pages and rows of any entity; all of it stands in the URL. */
export function EntityList({ entity }: { entity: Entity }) {
  const { active, direction } = entity.sort;
  const list = useListController({
    resource: entity.name,
    perPage: DEFAULT_PAGE_SIZE,
    sort: { field: active, order: direction === 'asc' ? 'ASC' : 'DESC' },
    // The route guards have already asked.
    disableAuthentication: true,
    queryOptions: { onError: () => {}, refetchOnWindowFocus: false },
  });
  return (
    <ListContextProvider value={list}>
      <ListHead entity={entity} />
      <Box sx={sheet}>
        <SavedViews entity={entity} />
        <DroppedNotice entity={entity} />
        <Box sx={tools}>
          <SearchBox entity={entity} />
          <EntityFilters entity={entity} />
          <ColumnsButton entity={entity} />
        </Box>
        <EntityRows entity={entity} />
        <Paginator />
      </Box>
    </ListContextProvider>
  );
}

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  backgroundColor: 'background.paper',
} as const;

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  padding: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
