import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarAnswer } from '#model/calendar.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { AgendaView } from './AgendaView.tsx';
import { useCalendarContext } from './calendar-context.ts';
import { DayView } from './DayView.tsx';
import { entriesByDay } from './entries.ts';
import { MonthView } from './MonthView.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { WeekView } from './WeekView.tsx';

const viewBy = { month: MonthView, week: WeekView, day: DayView, agenda: AgendaView } as const;

interface Props {
  answer: CalendarAnswer;
  /** Whether the answer is that to what is asked now. */
  isCurrent: boolean;
}

/** The sessions in the chosen view. While those of another range are on their way, the ones that are here stay in place. */
export function CalendarBody({ answer, isCurrent }: Props) {
  const translate = useTranslate();
  const { address } = useCalendarContext();
  const { user } = useSession();
  const { dateOf } = useCalendarWords();
  const { items, totalItems } = answer;
  const days = useMemo(() => entriesByDay(items), [items]);
  const View = viewBy[address.view];
  // These show days without sessions too; the others say that there are none.
  const isGrid = address.view === 'month' || address.view === 'week';
  const range = { from: dateOf(address.range.from), to: dateOf(address.range.to) };
  if (!isCurrent && !isGrid) return <Skeleton variant="rounded" height={640} aria-hidden />;
  return (
    <Box aria-busy={!isCurrent} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {totalItems > items.length && (
        <Alert severity="warning" variant="outlined">
          {translate('calendar.tooMany', { shown: items.length, total: totalItems })}
        </Alert>
      )}
      {isGrid && isCurrent && items.length === 0 && (
        <Typography component="output" color="textSecondary">
          {translate('calendar.empty', range)}
        </Typography>
      )}
      <View days={days} />
      <Typography variant="caption" color="textSecondary">
        {translate('calendar.zones', { zone: user.zone.iana })}
      </Typography>
    </Box>
  );
}
