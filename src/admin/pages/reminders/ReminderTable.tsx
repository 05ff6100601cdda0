import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { PlannedReminder } from '#model/reminders.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { sheet } from '../../layout/sheet.ts';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  items: readonly PlannedReminder[];
  /** Nobody is concerned yet. */
  isExample: boolean;
}

/** Reminders to come: when, by the clock of their zone, of what, and how many they reach. */
export function ReminderTable({ items, isExample }: Props) {
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
            <Row key={`${item.kind} ${item.at}`} item={item} isExample={isExample} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** One that a holiday leaves out is struck through and says which. */
function Row({
  item: { kind, at, zone, recipients, holiday },
  isExample,
}: {
  item: PlannedReminder;
  isExample: boolean;
}) {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const time = `${formatInstant(Date.parse(at), `ddd ${user.dateTimeFormat}`, zone, culture)} (${zone})`;
  const whom = translate('reminder.people', { smart_count: recipients });
  return (
    <TableRow>
      <TableCell>
        <time dateTime={at}>{holiday === undefined ? time : <s>{time}</s>}</time>
      </TableCell>
      <TableCell>
        {translate(`reminder.kind.${kind}`)}
        {holiday !== undefined && ` · ${translate('reminder.leftOut', { holiday })}`}
      </TableCell>
      {!isExample && <TableCell>{holiday === undefined && whom}</TableCell>}
    </TableRow>
  );
}
