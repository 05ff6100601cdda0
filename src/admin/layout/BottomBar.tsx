import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';
import { PlaceIcon } from './PlaceIcon.tsx';
import { placeAt, placesOf } from './places.ts';

const MoreSheet = lazy(async () => ({ default: (await import('./MoreSheet.tsx')).MoreSheet }));

/** The navigation of a phone, within reach of the thumb: the main places, and the rest on a sheet. */
export function BottomBar() {
  const translate = useTranslate();
  const session = useSession();
  const { pathname } = useLocation();
  const [isMore, setMore] = useState(false);
  const [main, rest] = [placesOf(session, 'main'), placesOf(session, 'setup')];
  const here = placeAt(pathname, [...main, ...rest]);
  if (main.length + rest.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={bar}>
      {main.map((place) => (
        <Box
          key={place.path}
          component={Link}
          to={place.path}
          aria-current={place === here ? 'page' : undefined}
          sx={entry}
        >
          <PlaceIcon name={place.icon} />
          <span>{translate(place.label)}</span>
        </Box>
      ))}
      {rest.length > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-expanded={isMore}
          aria-current={here && rest.includes(here) ? 'true' : undefined}
          onClick={() => setMore(true)}
          sx={entry}
        >
          <MoreIcon fontSize="small" />
          <span>{translate('shell.more')}</span>
        </ButtonBase>
      )}
      <Suspense>{isMore && <MoreSheet places={rest} here={here} onClose={() => setMore(false)} />}</Suspense>
    </Box>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 'appBar',
  display: 'flex',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const;

const entry = {
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 56,
  paddingInline: 0.5,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
} as const;
