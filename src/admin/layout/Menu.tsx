import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuList } from './MenuList.tsx';
import { placeAt, placesOf } from './places.ts';

/** The entries for a person's roles: the sections, then the set-up lists as a group of their own. */
export function Menu({ isNarrow }: { isNarrow: boolean }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [main, setup] = [placesOf(session, 'main'), placesOf(session, 'setup')];
  const here = placeAt(pathname, [...main, ...setup]);
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden' }}>
      <MenuList places={main} here={here} isNarrow={isNarrow} />
      {setup.length > 0 && <MenuGroup places={setup} here={here} isNarrow={isNarrow} />}
    </Box>
  );
}
