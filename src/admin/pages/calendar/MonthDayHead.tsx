import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCalendarContext } from './calendar-context.ts';
import { Heard } from './Heard.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  date: string;
  /** How many sessions there are. */
  count: number;
  holiday: string | undefined;
  /** Whether it has the tab stop. */
  isMarked: boolean;
  onOpen: () => void;
}

/** The number of a day, which opens it, and its holiday. Who hears the page is told the whole date. */
export function MonthDayHead({ date, count, holiday, isMarked, onOpen }: Props) {
  const translate = useTranslate();
  const { address, remindersOn } = useCalendarContext();
  const { numberOf, dayOf } = useCalendarWords();
  const reminders = remindersOn(date).length;
  const isToday = date === address.today;
  const heard = [
    dayOf(date),
    translate('calendar.sessions', { smart_count: count }),
    ...(reminders > 0 ? [translate('calendar.reminders', { smart_count: reminders })] : []),
    ...(holiday === undefined ? [] : [translate('calendar.holiday', { name: holiday })]),
  ].join(', ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minInlineSize: 0 }}>
      <Box
        component="button"
        type="button"
        tabIndex={isMarked ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onOpen}
        sx={isToday ? { ...number, ...today } : number}
      >
        <Heard name={heard}>
          <span>{numberOf(date)}</span>
        </Heard>
      </Box>
      <Typography
        variant="caption"
        noWrap
        aria-hidden
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {holiday}
      </Typography>
    </Box>
  );
}

const number = {
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  typography: 'body2',
  fontWeight: 600,
  minInlineSize: 26,
  minBlockSize: 24,
  borderRadius: 4,
  cursor: 'pointer',
} as const;

const today = { backgroundColor: 'primary.main', color: 'primary.contrastText' } as const;
