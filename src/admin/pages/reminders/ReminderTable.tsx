import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PlannedReminder } from '#model/reminders.ts';
import { sheet } from '../../layout/sheet.ts';
import { CancelReminder } from './CancelReminder.tsx';
import { Recipients } from './Recipients.tsx';
import type { RemindingRecord } from './reminding-record.ts';
import { useZonedTime } from './use-zoned-time.ts';

interface Props {
  of: RemindingRecord;
  items: readonly PlannedReminder[];
  /** Nobody is concerned yet. */
  isExample: boolean;
  /** One was cancelled. */
  onCancelled: () => void;
}

/** Reminders to come: when, by the clock of their zone, of what, and whom they reach; who planned one may cancel it. */
export function ReminderTable({ of, items, isExample, onCancelled }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ ...sheet, overflowX: 'auto' }}>
      <Table size="small" aria-label={translate('reminder.planned')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('reminder.when')}</TableCell>
            <TableCell>{translate('reminder.what')}</TableCell>
            {!isExample && <TableCell>{translate('reminder.whom')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <Row key={`${item.kind} ${item.at} ${item.reminderKey ?? ''}`} of={of} item={item} isExample={isExample}>
              {of.entity === 'event' && item.reminderKey !== undefined && (
                <CancelReminder eventKey={of.key} reminderKey={item.reminderKey} item={item} onDone={onCancelled} />
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowProps {
  of: RemindingRecord;
  item: PlannedReminder;
  isExample: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** One that a holiday leaves out is struck through and says which. */
function Row({ of, item, isExample, children }: RowProps) {
  const translate = useTranslate();
  const { kind, at, zone, holiday } = item;
  const time = useZonedTime()(at, zone);
  return (
    <TableRow>
      <TableCell>
        <time dateTime={at}>{holiday === undefined ? time : <s>{time}</s>}</time>
      </TableCell>
      <TableCell>
        {translate(`reminder.kind.${kind}`)}
        {holiday !== undefined && ` · ${translate('reminder.leftOut', { holiday })}`}
        {children}
      </TableCell>
      {!isExample && <TableCell>{holiday === undefined && <Recipients of={of} item={item} />}</TableCell>}
    </TableRow>
  );
}
