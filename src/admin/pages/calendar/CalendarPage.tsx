import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarAnswer } from '#model/calendar.ts';
import { useEntity } from '../../data/useEntity.ts';
import { Failure } from '../../fields/Failure.tsx';
import { usePageTitle } from '../../layout/page-title.ts';
import { CalendarContext, type Calendar } from './calendar-context.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarDialog, type OpenDialog } from './CalendarDialog.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { coloursFor } from './colours.ts';
import { choicesOf } from './dimensions.ts';
import { Legend } from './Legend.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import { RemindersProblem } from './RemindersProblem.tsx';
import { useCalendarReminders } from './use-calendar-reminders.ts';
import { useCalendar } from './use-calendar.ts';

/** The sessions that the person reaches, and their reminders to come: by month, week, day, or as a list. */
export function CalendarPage() {
  const translate = useTranslate();
  // Its texts are those of events too.
  useEntity('event');
  usePageTitle(translate('section.calendar'));
  const address = useCalendarAddress();
  const { answer, isCurrent, error, retry } = useCalendar(address);
  const { remindersOn, ...reminders } = useCalendarReminders(address);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { choices, holidays } = answer ?? nothing;
  const calendar = useMemo(
    (): Calendar => ({
      address,
      holidays,
      colours: coloursFor(choicesOf(choices, address.by)),
      remindersOn,
      openReminder: (reminder) => setDialog({ type: 'reminder', reminder }),
      open: (session) => setDialog({ type: 'session', session }),
      move: (session, to) => setDialog({ type: 'move', session, to }),
    }),
    [address, choices, holidays, remindersOn],
  );
  return (
    <CalendarContext value={calendar}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <CalendarTools onSubscribe={() => setDialog({ type: 'subscribe' })} />
        <CalendarFilters choices={choices} />
        <Legend choices={choices} />
        {error !== undefined && <Failure text={translate('calendar.readFailed')} problem={error} onRetry={retry} />}
        <RemindersProblem {...reminders} />
        {!answer && error === undefined && <Skeleton variant="rounded" height={640} aria-hidden />}
        {answer && <CalendarBody answer={answer} isCurrent={isCurrent} />}
      </Box>
      <CalendarDialog dialog={dialog} onClose={() => setDialog(undefined)} onMoved={retry} />
    </CalendarContext>
  );
}

const nothing: Pick<CalendarAnswer, 'choices' | 'holidays'> = {
  choices: { venues: [], instructors: [], trainings: [] },
  holidays: [],
};
