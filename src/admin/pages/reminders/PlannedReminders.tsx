import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { reminderCalls } from '#model/calls.ts';
import type { PlannedReminder, ReminderPlan } from '#model/reminders.ts';
import { localDateOf } from '#model/time/day.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { Nothing } from '../../layout/Nothing.tsx';
import type { RemindingRecord } from './reminding-record.ts';
import { ReminderTable } from './ReminderTable.tsx';

interface Props {
  /** Whose reminders they are. */
  entity: RemindingRecord['entity'];
  record: RaRecord;
  /** What can be done about all of them. */
  tools?: ReactNode;
}

/** What an event or a launch is going to remind of, when and how many, as things stand. */
export function PlannedReminders({ entity, record, tools }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { call } = useRostrumData();
  const question = { key: String(record.id), version: record['version'] as number };
  const { value, error, retry } = useAnswer(question, ({ key }, signal) =>
    call<ReminderPlan>(entity === 'event' ? reminderCalls.ofEvent : reminderCalls.ofLaunch, { query: { key }, signal }),
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={head}>
        <Typography id={id} variant="h2">
          {translate('reminder.planned')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {value && !value.isPaused && !value.isExample && <OnCalendar items={value.items} />}
          {tools}
        </Box>
      </Box>
      {error !== undefined && <Failure text={translate('reminder.planFailed')} problem={error} onRetry={retry} />}
      {!value && error === undefined && <ContentSkeleton />}
      {value && <Plan plan={value} of={{ entity, key: question.key }} onCancelled={retry} />}
    </Box>
  );
}

/** The way to the month of the calendar in which the first one is sent, among all others. */
function OnCalendar({ items }: { items: readonly PlannedReminder[] }) {
  const translate = useTranslate();
  const first = items.find(({ holiday }) => holiday === undefined);
  if (!first) return null;
  const date = localDateOf(Date.parse(first.at), first.zone);
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={`/program/calendar?view=month&date=${date}&reminders=shown`}
    >
      {translate('reminder.onCalendar')}
    </Button>
  );
}

interface PlanProps {
  plan: ReminderPlan;
  of: RemindingRecord;
  onCancelled: () => void;
}

function Plan({ plan: { items, waiting, isPaused, isExample, lacks }, ...more }: PlanProps) {
  const translate = useTranslate();
  const notes = [
    isPaused && translate('reminder.paused'),
    lacks !== undefined && translate(`reminder.lacks.${lacks}`),
    waiting > 0 && translate('reminder.waiting', { smart_count: waiting }),
    isExample && items.length > 0 && translate('reminder.example'),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} severity={isPaused ? 'warning' : 'info'} variant="outlined" sx={{ marginBlockEnd: 1.5 }}>
          {note}
        </Alert>
      ))}
      {items.length > 0 ? (
        <ReminderTable items={items} isExample={isExample} {...more} />
      ) : (
        <Nothing text={translate('reminder.nonePlanned')}>
          <Typography color="textSecondary">{translate('reminder.nonePlanned.why')}</Typography>
        </Nothing>
      )}
    </>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  marginBlockEnd: 1,
} as const;
