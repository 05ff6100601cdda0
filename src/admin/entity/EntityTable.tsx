import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import {
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useListPaginationContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { memo } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import { useColumns } from './columns.ts';
import { EntityRow } from './EntityRow.tsx';
import { EntityTableHead } from './EntityTableHead.tsx';
import { walkRows } from './row-keys.ts';
import { useRowsInSight } from './rows-in-sight.ts';
import { useHasRowTools } from './row-tools.tsx';

interface Props {
  entity: Entity;
  /** Whether other rows are on their way. */
  isFetching: boolean;
}

/**
 * The rows of a page: sticky header and first column, named check boxes, a real link on each name. Of the marks it knows
 * nothing, so that marking a row draws that one anew and not the table.
 */
export const EntityTable = memo(function EntityTable({ entity, isFetching }: Props) {
  const translate = useTranslate();
  const { shown: columns } = useColumns(entity);
  const rows = useDataTableDataContext() ?? [];
  const { drawn, rest } = useRowsInSight(rows.length);
  const { page } = useListPaginationContext();
  const label = translate('list.table', { name: translate(`${entity.keys}.plural`), page });
  return (
    <TableContainer sx={{ ...scroller, opacity: isFetching ? 0.72 : 1 }}>
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        aria-rowcount={rows.length + 1}
        sx={{ minInlineSize: columns.length * 124 }}
      >
        <EntityTableHead columns={columns} hasTools={useHasRowTools(entity)} />
        <TableBody onKeyDown={walkRows} sx={body}>
          <DrawnRows entity={entity} columns={columns} rows={rows.slice(0, drawn)} />
          {drawn < rows.length && (
            <tr
              key={`rest-${drawn}`}
              ref={rest}
              aria-hidden
              style={{ blockSize: (rows.length - drawn) * ROW_HEIGHT }}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
});

interface DrawnRowsProps {
  entity: Entity;
  columns: readonly Field[];
  rows: readonly RaRecord[];
}

function DrawnRows({ entity, columns, rows }: DrawnRowsProps) {
  const marked = new Set(useDataTableSelectedIdsContext());
  return rows.map((record) => (
    <EntityRow key={record.id} entity={entity} columns={columns} record={record} isMarked={marked.has(record.id)} />
  ));
}

/** In pixels: what is not drawn yet takes its room. */
const ROW_HEIGHT = 41;

const body = {
  // Each row a layer of its own: marking it paints that one.
  '& tr': { position: 'relative', zIndex: 0 },
  '& tr:last-child td, & tr:last-child th': { borderBlockEnd: 0 },
} as const;

/** As high as the window leaves room for: below that the head stays while the rows are scrolled. */
const scroller = {
  overflow: 'auto',
  maxBlockSize: 'max(30rem, calc(100dvh - 18rem))',
  transition: 'opacity 160ms',
} as const;
