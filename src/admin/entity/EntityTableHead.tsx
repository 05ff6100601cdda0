import PartlyIcon from '@mui/icons-material/IndeterminateCheckBox';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useDataTableCallbacksContext, useListContext, useTranslate } from 'react-admin';
import { isSortable, type Field } from '#model/entity.ts';
import { labelOf } from './names.ts';
import { stickyStart } from './EntityRow.tsx';

interface Props {
  columns: readonly Field[];
  hasActions: boolean;
}

export function EntityTableHead({ columns, hasActions }: Props) {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <MarkPage label={translate('list.selectPage')} />
        </TableCell>
        {columns.map((field, index) => (
          <ColumnHead key={field.name} field={field} isFirst={index === 0} />
        ))}
        {hasActions && (
          <TableCell padding="checkbox" sx={{ insetBlockStart: 0, position: 'sticky' }}>
            <Box component="span" sx={heardOnly}>
              {translate('list.actions')}
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function ColumnHead({ field, isFirst }: { field: Field; isFirst: boolean }) {
  const translate = useTranslate();
  const { sort } = useListContext();
  const { handleSort } = useDataTableCallbacksContext();
  const label = labelOf(field, translate);
  const look = [{ insetBlockStart: 0, zIndex: 1 }, isFirst && stickyStart];
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
}

/** Marks or unmarks all rows of this page; those marked on other pages stay. */
function MarkPage({ label }: { label: string }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const marked = ids.filter((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  const isPartly = marked.length > 0 && marked.length < ids.length;
  return (
    <Checkbox
      checked={ids.length > 0 && marked.length === ids.length}
      {...(isPartly && { icon: <PartlyIcon color="primary" /> })}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
      slotProps={{
        input: { 'aria-label': label, ref: (input: HTMLInputElement | null) => showPartly(input, isPartly) },
      }}
    />
  );
}

/** The browser's own mixed state, which assistive technology reads; MUI would claim it beside an unchecked box. */
function showPartly(input: HTMLInputElement | null, isPartly: boolean): void {
  if (input) input.indeterminate = isPartly;
}

/** A heading that needs no place of its own, for those who hear the table. */
const heardOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
