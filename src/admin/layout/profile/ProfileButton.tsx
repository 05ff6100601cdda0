import Button from '@mui/material/Button';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';

const ProfileDialog = lazy(async () => ({ default: (await import('./ProfileDialog.tsx')).ProfileDialog }));

/** Opens the person's zone and date patterns. */
export function ProfileButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ScheduleIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('profile.open')}
      </Button>
      <Suspense>{isOpen && <ProfileDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
