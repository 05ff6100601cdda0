import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CalendarChoices } from '#model/calendar.ts';
import { useCalendarContext } from './calendar-context.ts';
import { NO_COLOUR } from './colours.ts';
import { choicesOf } from './dimensions.ts';
import { Swatch } from './Swatch.tsx';

/** Names for as many colours as a line or two hold; the filters name them all. */
const SHOWN = 12;

/** What the colours stand for. */
export function Legend({ choices }: { choices: CalendarChoices }) {
  const translate = useTranslate();
  const { address, colours } = useCalendarContext();
  const named = choicesOf(choices, address.by);
  if (named.length === 0) return null;
  const rest = named.length - SHOWN;
  return (
    <Box component="ul" aria-label={translate('calendar.legend')} sx={list}>
      {named.slice(0, SHOWN).map(({ key, name }) => (
        <Box component="li" key={key} sx={{ maxInlineSize: 180, display: 'flex' }}>
          <Swatch colour={colours.get(key) ?? NO_COLOUR} name={name} />
        </Box>
      ))}
      {rest > 0 && <li>{translate('calendar.more', { smart_count: rest })}</li>}
    </Box>
  );
}

const list = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
} as const;
