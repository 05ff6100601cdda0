import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCalendarContext } from './calendar-context.ts';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  date: string;
  holiday: string | undefined;
  onOpen: () => void;
}

/** The number of a day, which opens it by pointer as Enter does, and its holiday. */
export function MonthDayHead({ date, holiday, onOpen }: Props) {
  const { address } = useCalendarContext();
  const { numberOf } = useCalendarWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minInlineSize: 0 }}>
      <Box component="span" onClick={onOpen} sx={date === address.today ? { ...number, ...today } : number}>
        {numberOf(date)}
      </Box>
      <Typography variant="caption" noWrap color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {holiday}
      </Typography>
    </Box>
  );
}

const number = {
  typography: 'body2',
  fontWeight: 600,
  minInlineSize: 24,
  textAlign: 'center',
  borderRadius: 4,
  cursor: 'pointer',
} as const;

const today = { backgroundColor: 'primary.main', color: 'primary.contrastText' } as const;
