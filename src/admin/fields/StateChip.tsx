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
      <SvgIcon fontSize="inherit">
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="3" />
      </SvgIcon>
      {textOfValue(field, value, translate)}
    </Box>
  );
}

/** Drawn by hand: each is a fraction of an icon of the library, and lists are to be quick. */
const shapes = {
  ring: 'M12 4a8 8 0 1 0 .1 0z',
  arrow: 'M5 15l7-7 7 7',
  play: 'M8 5l9 7-9 7z',
  tick: 'M4 13l5 5L20 6',
  lock: 'M5 11h14v9H5zM8 11V5h8v6',
  hands: 'M12 4a8 8 0 1 0 .1 0zM12 8v4h4',
  cross: 'M5 5l14 14M19 5L5 19',
};

const pulse = keyframes`50%{opacity:.35}`;

const looks: Record<string, [shape: string, colour: string, own?: object]> = {
  Launched: [shapes.arrow, 'info.main'],
  Active: [shapes.play, 'success.main'],
  Running: [shapes.play, 'success.main', { '& svg': { animation: `${pulse} 2s infinite` } }],
  Inactive: [shapes.ring, 'slate'],
  Finished: [shapes.tick, 'violet'],
  Completed: [shapes.tick, 'violet'],
  Closed: [shapes.lock, 'slate'],
  Archived: [shapes.lock, 'slate'],
  Confirmed: [shapes.tick, 'success.main'],
  Offered: [shapes.arrow, 'info.main'],
  Waitlisted: [shapes.hands, 'warning.main'],
  PendingApproval: [shapes.ring, 'warning.main'],
  Rejected: [shapes.cross, 'error.main'],
  Cancelled: [shapes.cross, 'error.main', { textDecoration: 'line-through' }],
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1,
  border: 1,
  borderRadius: 4,
  fontSize: '.9em',
} as const;
