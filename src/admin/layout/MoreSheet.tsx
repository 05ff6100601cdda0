import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { MenuList } from './MenuList.tsx';
import type { Place } from './places.ts';

interface Props {
  places: readonly Place[];
  here: Place | undefined;
  onClose: () => void;
}

/** The places that a phone's bar has no room for. Going to one of them closes it. */
export function MoreSheet({ places, here, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: sheet } }}
    >
      <Typography id={id} variant="h2" sx={{ padding: '8px 10px 12px' }}>
        {translate('shell.setup')}
      </Typography>
      <MenuList places={places} here={here} />
    </Drawer>
  );
}

const sheet = {
  maxBlockSize: '80dvh',
  padding: 1.5,
  paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
  borderStartStartRadius: 12,
  borderStartEndRadius: 12,
  '& a': { minBlockSize: 48, fontSize: '1rem' },
} as const;
