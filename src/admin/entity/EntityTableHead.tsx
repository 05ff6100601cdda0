import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useDataTableCallbacksContext, useListSortContext, useTranslate } from 'react-admin';
import { memo } from 'react';
import { isSortable, type Field } from '#model/entity.ts';
import { heardOnly } from '../layout/heard-only.ts';
import { labelOf } from './names.ts';
import { MarkPage } from './MarkPage.tsx';

interface Props {
  columns: readonly Field[];
  hasTools: boolean;
}

export function EntityTableHead({ columns, hasTools }: Props) {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <MarkPage />
        </TableCell>
        {columns.map((field, index) => (
          <ColumnHead key={field.name} field={field} isFirst={index === 0} />
        ))}
        {hasTools && (
          <TableCell padding="checkbox">
            <Box component="span" sx={heardOnly}>
              {translate('list.actions')}
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

/** Not made anew when rows are marked: of the list it knows the order alone. */
const ColumnHead = memo(function ColumnHead({ field, isFirst }: { field: Field; isFirst: boolean }) {
  const translate = useTranslate();
  const { sort } = useListSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const label = labelOf(field, translate);
  const look = isFirst ? corner : undefined;
  if (!isSortable(field)) return <TableCell sx={look}>{label}</TableCell>;
  const isActive = sort.field === field.name;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell sortDirection={isActive && direction} sx={look}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        data-field={field.name}
        data-order="ASC"
        onClick={handleSort}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
});

/** In sight whichever way the rows are scrolled. */
const corner = { insetInlineStart: 0, zIndex: 3 } as const;
