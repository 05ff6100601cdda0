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
import { useZonedTime } from './use-zoned-time.ts';

interface Props {
  /** Of the event that they are about, if it is one. */
  eventKey: string | undefined;
  items: readonly PlannedReminder[];
  /** Nobody is concerned yet. */
  isExample: boolean;
  /** One was cancelled. */
  onCancelled: () => void;
}

/** Reminders to come: when, by the clock of their zone, of what, and how many they reach; who planned one may cancel it. */
export function ReminderTable({ eventKey, items, isExample, onCancelled }: Props) {
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
            <Row key={`${item.kind} ${item.at} ${item.reminderKey ?? ''}`} item={item} isExample={isExample}>
              {eventKey !== undefined && item.reminderKey !== undefined && (
                <CancelReminder eventKey={eventKey} reminderKey={item.reminderKey} item={item} onDone={onCancelled} />
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowProps {
  item: PlannedReminder;
  isExample: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** One that a holiday leaves out is struck through and says which. */
function Row({ item: { kind, at, zone, recipients, holiday }, isExample, children }: RowProps) {
  const translate = useTranslate();
  const time = useZonedTime()(at, zone);
  const whom = translate('reminder.people', { smart_count: recipients });
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
      {!isExample && <TableCell>{holiday === undefined && whom}</TableCell>}
    </TableRow>
  );
}
