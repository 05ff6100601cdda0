import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';
import { PlaceIcon } from './PlaceIcon.tsx';
import { placeAt, placesOf } from './places.ts';

/** The navigation of a phone: within reach of the thumb. */
export function BottomBar() {
  const translate = useTranslate();
  const { roles } = useSession();
  const { pathname } = useLocation();
  const places = [...placesOf(roles, 'main'), ...placesOf(roles, 'setup')];
  const here = placeAt(pathname, places);
  if (places.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={bar}>
      {places.map((place) => (
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
    </Box>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 'appBar',
  display: 'flex',
  overflowX: 'auto',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const;

const entry = {
  flex: '1 0 auto',
  minInlineSize: 88,
  minBlockSize: 56,
  paddingInline: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
} as const;
