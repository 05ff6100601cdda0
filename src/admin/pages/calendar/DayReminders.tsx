import ReminderIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CalendarReminder } from '#model/calendar.ts';
import { useCalendarContext } from './calendar-context.ts';
import { Heard } from './Heard.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  date: string;
  /** How many there is room for; all where absent. */
  most?: number;
  /** Whether Tab comes here. */
  isReachable?: boolean;
  /** Leads to those that found no room. */
  onMore?: () => void;
}

/** The reminders to come on a day, where they are shown: each a line with a bell, which opens it. */
export function DayReminders({ date, most = Infinity, isReachable = true, onMore }: Props) {
  const translate = useTranslate();
  const { remindersOn } = useCalendarContext();
  const reminders = remindersOn(date);
  if (reminders.length === 0) return null;
  const tabIndex = isReachable ? 0 : -1;
  const hidden = reminders.length - most;
  return (
    <Box component="ul" aria-label={translate('reminder.planned')} sx={list}>
      {reminders.slice(0, most).map((reminder) => (
        <li key={`${reminder.kind} ${reminder.key} ${reminder.at}`}>
          <Line reminder={reminder} tabIndex={tabIndex} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button size="small" tabIndex={tabIndex} onClick={onMore} sx={more}>
            {translate('calendar.reminders.more', { smart_count: hidden })}
          </Button>
        </li>
      )}
    </Box>
  );
}

function Line({ reminder, tabIndex }: { reminder: CalendarReminder; tabIndex: number }) {
  const translate = useTranslate();
  const { openReminder } = useCalendarContext();
  const { timeOf, dayOf } = useCalendarWords();
  const { kind, name, date, time, zone, isDraft } = reminder;
  const what = translate(`reminder.kind.${kind}`);
  const heard = [
    translate('calendar.reminder', { kind: what, name, day: dayOf(date), time: timeOf(time), zone }),
    ...(isDraft ? [translate('calendar.draft')] : []),
  ].join('. ');
  return (
    <Box
      component="button"
      type="button"
      tabIndex={tabIndex}
      onClick={() => openReminder(reminder)}
      sx={{ ...line, borderStyle: isDraft ? 'dashed' : 'solid' }}
    >
      <Heard name={heard}>
        <ReminderIcon aria-hidden sx={{ fontSize: 15, flexShrink: 0 }} />
        <Box component="span" sx={{ flexShrink: 0 }}>
          {timeOf(time)}
        </Box>
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.primary' }}>
          {name}
        </Box>
      </Heard>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3px',
  minInlineSize: 0,
} as const;

/** A line of its own kind: neither filled nor with a colour of what sessions have. */
const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  inlineSize: '100%',
  minBlockSize: 24,
  paddingBlock: 0,
  paddingInline: 0.5,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 4,
  background: 'none',
  color: 'text.secondary',
  font: 'inherit',
  typography: 'caption',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'pointer',
} as const;

const more = {
  minHeight: 24,
  justifyContent: 'flex-start',
  paddingBlock: 0,
  paddingInline: 0.75,
  typography: 'caption',
};
