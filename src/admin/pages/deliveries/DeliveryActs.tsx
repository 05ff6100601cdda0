import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Delivery } from '#model/delivery.ts';
import { ConfirmDialog } from '../../entity/ConfirmDialog.tsx';

export interface Acts {
  onResend: (delivery: Delivery) => Promise<void>;
  onCancel: (delivery: Delivery) => Promise<void>;
}

/** Cancels what is scheduled, and sends everything else again; who got it already gets it twice only when asked about. */
export function DeliveryActs({ delivery, onResend, onCancel }: { delivery: Delivery } & Acts) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { kind, state, recipientName } = delivery;
  const whom = recipientName ?? translate('delivery.nobody');
  const isScheduled = state === 'Scheduled';
  const action = translate(nameOf(delivery));
  const begin = () => {
    if (state === 'Sent') setAsking(true);
    else void (isScheduled ? onCancel(delivery) : onResend(delivery));
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: { md: 'end' } }}>
      <Button
        size="small"
        variant={state === 'Failed' ? 'outlined' : 'text'}
        aria-label={translate('delivery.resend.of', {
          action,
          what: translate(`mail.kind.${kind}`, { _: kind }),
          whom,
        })}
        aria-haspopup={state === 'Sent' ? 'dialog' : undefined}
        onClick={begin}
      >
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('delivery.resend.sure')}
        text={translate('delivery.resend.sure.text', { whom })}
        confirm={action}
        isDestructive={false}
        onConfirm={() => {
          setAsking(false);
          void onResend(delivery);
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

function nameOf({ state }: Delivery): string {
  if (state === 'Scheduled') return 'delivery.cancel';
  return state === 'Cancelled' ? 'delivery.resend.Cancelled' : 'delivery.resend';
}
