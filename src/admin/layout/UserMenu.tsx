import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { UserPanel } from './UserPanel.tsx';

/** The person: who, in which role and zone, how the screens look, and the way out. */
export function UserMenu({ isPhone }: { isPhone: boolean }) {
  const translate = useTranslate();
  const { user, roles } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(isPhone && { 'aria-label': translate('shell.account', { name: user.name }) })}
        sx={{ gap: 1.25, paddingInline: 1, paddingBlock: 0.25, flex: 'none' }}
      >
        <Avatar sx={avatar} aria-hidden data-initials={initialsOf(user.name)}>
          {' '}
        </Avatar>
        {!isPhone && (
          <Box sx={{ textAlign: 'start' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.25 }}>
              {user.name}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.25 }}>
              {roles.map((role) => translate(`shell.role.${role}`)).join(', ')}
            </Typography>
          </Box>
        )}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.account', { name: user.name }) } }}
      >
        <UserPanel />
      </Popover>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

const avatar = {
  inlineSize: 28,
  blockSize: 28,
  fontSize: '0.75rem',
  fontWeight: 650,
  backgroundColor: 'primarySoft',
  color: 'primary.main',
  // Drawn, not written: they are no part of the button's name.
  '&::before': { content: 'attr(data-initials)' },
} as const;
