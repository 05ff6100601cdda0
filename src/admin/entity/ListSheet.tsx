import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { sheet } from '../layout/sheet.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { EntityFilters } from './EntityFilters.tsx';
import { Paginator } from './Paginator.tsx';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  entity: Entity;
  /** What stands above search and filter. */
  top: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The sheet that a list lies on: search, filter and columns above its rows, the pages below. */
export function ListSheet({ entity, top, children }: Props) {
  return (
    <Box sx={sheet}>
      {top}
      <Box sx={tools}>
        <SearchBox entity={entity} />
        <EntityFilters entity={entity} />
        <ColumnsButton entity={entity} />
      </Box>
      {children}
      <Paginator />
    </Box>
  );
}

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  padding: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
