import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { DataTableBase, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { EntityCards } from './EntityCards.tsx';
import { EntityTable } from './EntityTable.tsx';
import { ListFailure } from './ListFailure.tsx';
import { MarkedBar } from './bulk/MarkedBar.tsx';
import { NoRecords } from './NoRecords.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

interface Props {
  entity: Entity;
  /** What rises when rows are marked, instead of the bulk actions. */
  bar?: ReactNode;
  /** What stands in the place of rows that there are none of. */
  empty?: ReactNode;
}

/** The rows as a table, on a phone as cards; a skeleton of the same height before the first ones are here. */
export function EntityRows({ entity, bar, empty }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { error, isFetching } = useListContext();
  return (
    <>
      {bar ?? <MarkedBar entity={entity} />}
      {error ? (
        <ListFailure />
      ) : (
        <DataTableBase hasBulkActions loading={<RowsSkeleton />} empty={empty ?? <NoRecords entity={entity} />}>
          {isPhone ? <EntityCards entity={entity} /> : <EntityTable entity={entity} isFetching={isFetching ?? false} />}
        </DataTableBase>
      )}
    </>
  );
}
