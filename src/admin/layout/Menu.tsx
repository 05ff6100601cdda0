import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { placeAt, placesOf } from './places.ts';

/** The entries of the person's roles: the sections, then the set-up lists. */
export function Menu({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const { roles } = useSession();
  const { pathname } = useLocation();
  const [main, setup] = [placesOf(roles, 'main'), placesOf(roles, 'setup')];
  const here = placeAt(pathname, [...main, ...setup]);
  return (
    <Box sx={{ flex: 1, overflowY: 'auto' }}>
      <Box component="ul" sx={list}>
        {main.map((place) => (
          <MenuEntry key={place.path} place={place} isHere={place === here} isNarrow={isNarrow} />
        ))}
      </Box>
      {setup.length > 0 && (
        <>
          <Typography variant="caption" component="h2" sx={isNarrow ? hiddenHeading : heading}>
            {translate('shell.setup')}
          </Typography>
          <Box component="ul" sx={list}>
            {setup.map((place) => (
              <MenuEntry key={place.path} place={place} isHere={place === here} isNarrow={isNarrow} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' } as const;
const heading = { color: 'text.secondary', fontWeight: 600, paddingInline: 1.25, marginBlock: '20px 6px' } as const;
const hiddenHeading = {
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  blockSize: 0,
  overflow: 'hidden',
  marginBlock: 1.5,
} as const;
