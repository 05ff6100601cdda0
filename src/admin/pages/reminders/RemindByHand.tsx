import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Action } from '#model/entity.ts';
import { useEntity } from '../../data/useEntity.ts';
import { ActionButton } from '../../entity/ActionButton.tsx';
import { useActionsOf, useOffered } from '../../entity/record-actions.ts';
import { RemindDialog } from './RemindDialog.tsx';

interface Props {
  event: RaRecord;
  /** A reminder is on its way, or planned. */
  onSent: () => void;
}

/** Whom of an event somebody may remind, now or later; where that is not possible now, why not. */
export function RemindByHand({ event, onSent }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { entity } = useEntity('event');
  const actions = useActionsOf(entity, 'page');
  const offered = useOffered(entity, actions, event, true);
  const [taken, setTaken] = useState<Action>();
  const close = () => setTaken(undefined);
  const sent = () => {
    close();
    onSent();
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockEnd: 3 }}>
      <Typography id={id} variant="h2" sx={{ marginBlockEnd: 1 }}>
        {translate('reminder.byHand')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(({ action, reasons }) => (
          <ActionButton key={action.id} action={action} reasons={reasons} onTake={() => setTaken(action)} />
        ))}
      </Box>
      {taken && <RemindDialog action={taken} event={event} onSent={sent} onClose={close} />}
    </Box>
  );
}
