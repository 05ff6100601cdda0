import SignOutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { useLogout, useTranslate } from 'react-admin';
import { useSession } from '../session/SessionContext.tsx';
import { alongTheLine } from './along-the-line.ts';
import { ChoiceOf } from './ChoiceOf.tsx';
import { ProfileButton } from './profile/ProfileButton.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useDensity } from './density.ts';

export function UserPanel() {
  const translate = useTranslate();
  const logout = useLogout();
  const { mode = 'system', setMode } = useColorScheme();
  const [density, keepDensity] = useDensity();
  return (
    <Stack spacing={2} sx={{ padding: 2.5, inlineSize: 320 }}>
      <Person />
      <Divider />
      <ProfileButton />
      <LanguageChoice />
      <ChoiceOf
        label={translate('shell.appearance')}
        options={['light', 'dark', 'system'] as const}
        nameOf={(option) => translate(`shell.mode.${option}`)}
        value={mode}
        onChange={setMode}
      />
      <ChoiceOf
        label={translate('shell.density')}
        options={['dense', 'comfortable'] as const}
        nameOf={(option) => translate(`shell.density.${option}`)}
        value={density}
        onChange={keepDensity}
      />
      <Button variant="outlined" startIcon={<SignOutIcon sx={alongTheLine} />} onClick={() => void logout()}>
        {translate('shell.signOut')}
      </Button>
    </Stack>
  );
}

function Person() {
  const translate = useTranslate();
  const { user, roles } = useSession();
  return (
    <div>
      <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
      <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
        {roles.map((role) => translate(`shell.role.${role}`)).join(', ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {user.zone.label}
      </Typography>
      {!user.zone.isKnown && (
        <Typography variant="body2" color="warning">
          {translate('shell.zoneUnknown')}
        </Typography>
      )}
    </div>
  );
}
