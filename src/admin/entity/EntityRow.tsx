import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useDataTableCallbacksContext, useTranslate, type RaRecord } from 'react-admin';
import { memo } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import { MarkBox } from './MarkBox.tsx';
import { nameOfRecord } from './names.ts';
import { RecordLink } from './RecordLink.tsx';
import { useRecordPath } from './record-path.ts';
import { RowTools, useHasRowTools } from './row-tools.tsx';
import { ValueCell } from './ValueCell.tsx';

interface Props {
  entity: Entity;
  columns: readonly Field[];
  record: RaRecord;
  isMarked: boolean;
}

/** A row of a list. Marking it touches its box alone: its cells stay as they are. */
export const EntityRow = memo(function EntityRow({ isMarked, ...row }: Props) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { entity, record } = row;
  const name = nameOfRecord(entity, record);
  return (
    <TableRow hover selected={isMarked}>
      <TableCell padding="checkbox" onClick={(event) => handleToggleItem?.(record.id, event)}>
        <MarkBox checked={isMarked} readOnly aria-label={translate('list.selectRow', { name })} />
      </TableCell>
      <RowCells {...row} />
    </TableRow>
  );
});

/** The values of a record: its name is the heading of the row and leads to the record, wherever it stands. */
const RowCells = memo(function RowCells({ entity, columns, record }: Omit<Props, 'isMarked'>) {
  const hasTools = useHasRowTools(entity);
  const pathOfRecord = useRecordPath(entity);
  const [first] = columns;
  const named = columns.find((field) => field.name === entity.text.name) ?? first;
  return (
    <>
      {columns.map((field) => (
        <TableCell
          key={field.name}
          sx={field === first ? stickyStart : { whiteSpace: 'nowrap' }}
          {...(field === named && { component: 'th', scope: 'row' })}
        >
          {field === first || field === named ? (
            <RecordLink
              path={field === named ? pathOfRecord?.(record) : undefined}
              sx={field === named ? { ...clipped, ...strong } : clipped}
            >
              <ValueCell entity={entity} field={field} record={record} />
            </RecordLink>
          ) : (
            <ValueCell entity={entity} field={field} record={record} />
          )}
        </TableCell>
      ))}
      {hasTools && (
        <TableCell padding="checkbox">
          <RowTools entity={entity} record={record} />
        </TableCell>
      )}
    </>
  );
});

/** Cells of the first column stay in sight while the others are scrolled. */
const stickyStart = {
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: 'inherit',
  zIndex: 1,
} as const;

const strong = { fontWeight: 550, color: 'text.primary' } as const;

const clipped = {
  display: 'block',
  maxInlineSize: '42ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
