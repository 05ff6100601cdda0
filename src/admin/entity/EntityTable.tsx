import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { useDataTableDataContext, useListContext, useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { useColumns } from './columns.ts';
import { EntityRow } from './EntityRow.tsx';
import { EntityTableHead } from './EntityTableHead.tsx';
import { walkRows } from './row-keys.ts';
import { useRowsInSight } from './rows-in-sight.ts';
import { useHasRowTools } from './row-tools.tsx';

/** The rows of a page: sticky header and first column, named check boxes, a real link on each name. */
export function EntityTable({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { shown: columns } = useColumns(entity);
  const rows = useDataTableDataContext() ?? [];
  const { drawn, rest } = useRowsInSight(rows.length);
  const { page, selectedIds, isFetching } = useListContext();
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
        <TableBody onKeyDown={walkRows} sx={{ '& tr:last-child td, & tr:last-child th': { borderBlockEnd: 0 } }}>
          {rows.slice(0, drawn).map((record) => (
            <EntityRow
              key={record.id}
              entity={entity}
              columns={columns}
              record={record}
              isMarked={selectedIds.includes(record.id)}
            />
          ))}
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
}

/** In pixels: what is not drawn yet takes its room. */
const ROW_HEIGHT = 41;

/** As high as the window leaves room for: below that the head stays while the rows are scrolled. */
const scroller = {
  overflow: 'auto',
  maxBlockSize: 'max(30rem, calc(100dvh - 18rem))',
  transition: 'opacity 160ms',
} as const;
