import AudienceIcon from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';

const AudienceDialog = lazy(async () => ({ default: (await import('./AudienceDialog.tsx')).AudienceDialog }));

/** Narrows the list of learners by a security filter. */
export function ChooseAudience() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<AudienceIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('administration.audience')}
      </Button>
      <Suspense>{isOpen && <AudienceDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
