import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { keyframes } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { CellProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** Where a record stands in its life: a shape and the word, never colour alone. */
export function StateChip({ field, value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'string') return null;
  const [shape, color, own] = looks[value] ?? [shapes.ring, 'text.secondary'];
  return (
    <Box component="span" sx={{ ...chip, color, ...own }}>
      <SvgIcon aria-hidden fontSize="inherit">
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </SvgIcon>
      {textOfValue(field, value, translate)}
    </Box>
  );
}

/** Drawn by hand: each is a fraction of an icon of the library, and lists are to be quick. */
const shapes = {
  ring: 'M12 4a8 8 0 1 0 .1 0z',
  arrow: 'M12 21V5l-7 7M12 5l7 7',
  play: 'M8 5l11 7-11 7z',
  tick: 'M4 13l5 5L20 6',
  lock: 'M5 11h14v10H5zM8 11V7h8v4',
  cross: 'M5 5l14 14M19 5L5 19',
};

const pulse = keyframes`50%{opacity:.35}`;

const looks: Record<string, [shape: string, colour: string, own?: object]> = {
  Launched: [shapes.arrow, 'info.main'],
  Active: [shapes.play, 'success.main'],
  Running: [shapes.play, 'success.main', { '& svg': { animation: `${pulse} 2.4s infinite` } }],
  Inactive: [shapes.ring, 'slate'],
  Finished: [shapes.tick, 'violet'],
  Completed: [shapes.tick, 'violet'],
  Closed: [shapes.lock, 'slate'],
  Archived: [shapes.lock, 'slate'],
  Cancelled: [shapes.cross, 'error.main', { textDecoration: 'line-through' }],
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInline: 0.75,
  border: '1px solid currentColor',
  borderRadius: 4,
  fontSize: '.8em',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
