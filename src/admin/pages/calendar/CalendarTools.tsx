import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import SubscribeIcon from '@mui/icons-material/RssFeedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { alongTheLine } from '../../layout/along-the-line.ts';
import { useCalendarContext } from './calendar-context.ts';
import { useCalendarWords } from './use-calendar-words.ts';
import { stepOfView, views } from './views.ts';

/** Where in time one is, the ways forward and back, and how it is shown. */
export function CalendarTools({ onSubscribe }: { onSubscribe: () => void }) {
  const translate = useTranslate();
  const { address } = useCalendarContext();
  const { view, date, today, go } = address;
  const step = (pages: number) => () => go({ date: stepOfView(view, date, pages) });
  return (
    <Box sx={tools}>
      <Typography variant="h1">{translate('section.calendar')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, order: 1 }}>
        <Button variant="outlined" onClick={() => go({ date: today })}>
          {translate('calendar.today')}
        </Button>
        <IconButton aria-label={translate('calendar.previous')} onClick={step(-1)}>
          <PreviousIcon sx={alongTheLine} />
        </IconButton>
        <IconButton aria-label={translate('calendar.next')} onClick={step(1)}>
          <NextIcon sx={alongTheLine} />
        </IconButton>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flex: 1, minInlineSize: 'max-content', order: 3 }}>
        <RangeText />
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={translate('calendar.view')}
        value={view}
        onChange={(_event, chosen: string | null) => chosen && go({ view: chosen, date })}
        sx={{ order: 4 }}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary', paddingBlock: 0.5 }}>
            {translate(`calendar.view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="outlined"
        aria-label={translate('calendar.subscribe')}
        onClick={onSubscribe}
        sx={{ order: { xs: 2, sm: 5 }, minWidth: 0, gap: 1 }}
      >
        <SubscribeIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('calendar.subscribe')}
        </Box>
      </Button>
    </Box>
  );
}

/** The month, the day, or the first and the last day that are shown. */
function RangeText() {
  const { address } = useCalendarContext();
  const { monthOf, dayOf, dateOf } = useCalendarWords();
  const { view, date, range } = address;
  if (view === 'month') return monthOf(date);
  return view === 'day' ? dayOf(date) : `${dateOf(range.from)} – ${dateOf(range.to)}`;
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
