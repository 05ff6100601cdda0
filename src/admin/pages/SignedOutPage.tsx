import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useHref } from 'react-router-dom';
import { PlainPage } from './PlainPage.tsx';

/** Says that a sign-out has succeeded. */
export function SignedOutPage() {
  const translate = useTranslate();
  const home = useHref('/');
  return (
    <PlainPage title={translate('signedOut.title')} text={translate('signedOut.text')}>
      <Button href={home} variant="contained">
        {translate('unauthorized.signIn')}
      </Button>
    </PlainPage>
  );
}
