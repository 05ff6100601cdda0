import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { SessionContext } from '../session/SessionContext.tsx';
import { NoRoleDialog } from './NoRoleDialog.tsx';
import { PlainPage } from './PlainPage.tsx';

/** Where the start-up and the guards send people who may not come in. */
export function UnauthorizedPage() {
  const translate = useTranslate();
  const login = useHref('/login');
  const session = useContext(SessionContext);
  const { state } = useLocation() as { state: { noRoleSeen?: boolean } | null };
  return (
    <PlainPage title={translate('unauthorized.title')} text={translate('unauthorized.text')}>
      <Button href={login} variant="contained">
        {translate('unauthorized.signIn')}
      </Button>
      {session?.roles.length === 0 && !state?.noRoleSeen && <NoRoleDialog />}
    </PlainPage>
  );
}
