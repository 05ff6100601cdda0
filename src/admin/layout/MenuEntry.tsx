import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PlaceIcon } from './PlaceIcon.tsx';
import type { Place } from './places.ts';

/** One entry: icon and word, or the icon alone with the word as its name. */
export function MenuEntry({ place, isHere, isNarrow }: { place: Place; isHere: boolean; isNarrow: boolean }) {
  const translate = useTranslate();
  const word = translate(place.label);
  return (
    <li>
      <Tooltip title={isNarrow ? word : ''} placement="right">
        <Box component={Link} to={place.path} aria-label={word} aria-current={isHere ? 'page' : undefined} sx={entry}>
          <PlaceIcon name={place.icon} />
          {!isNarrow && <span>{word}</span>}
        </Box>
      </Tooltip>
    </li>
  );
}

/** How an entry of the navigation looks. */
export const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minBlockSize: 36,
  paddingInline: 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '&:hover': { backgroundColor: 'sunken', color: 'text.primary' },
  '&[aria-current]': { backgroundColor: 'primarySoft', color: 'primary.main', fontWeight: 600 },
} as const;
