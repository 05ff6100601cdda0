import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlanDialog } from './PlanDialog.tsx';

/** Opens the plan of many days at once. */
export function PlanButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('agenda.plan')}
      </Button>
      {isOpen && <PlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
