import Box from '@mui/material/Box';
import { MenuEntry } from './MenuEntry.tsx';
import type { Place } from './places.ts';

interface Props {
  id?: string;
  places: readonly Place[];
  /** Where the person is, if it is one of the navigation's places. */
  here: Place | undefined;
  isNarrow?: boolean;
  isHidden?: boolean;
}

export function MenuList({ id, places, here, isNarrow = false, isHidden = false }: Props) {
  return (
    <Box component="ul" id={id} hidden={isHidden} sx={list}>
      {places.map((place) => (
        <MenuEntry key={place.path} place={place} isHere={place === here} isNarrow={isNarrow} />
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '2px',
  '&[hidden]': { display: 'none' },
} as const;
