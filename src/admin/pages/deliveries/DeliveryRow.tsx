import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Delivery } from '#model/delivery.ts';
import { DeliveryActs, type Acts } from './DeliveryActs.tsx';
import { DeliveryStanding } from './DeliveryStanding.tsx';

interface Props extends Acts {
  delivery: Delivery;
  mayChange: boolean;
}

/** One notice: what it tells and to whom, where it stands, and what can be done with it. */
export function DeliveryRow({ delivery, mayChange, ...acts }: Props) {
  const translate = useTranslate();
  const { kind, channel, recipientEntity, recipientName, recipientAddress } = delivery;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`mail.kind.${kind}`, { _: kind })}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{recipientName ?? translate('delivery.nobody')}</bdi>
          {recipientEntity === 'manager' && ` (${translate('delivery.asManager')})`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`delivery.channel.${channel}`)}
          {recipientAddress && (
            <>
              {' · '}
              <bdi>{recipientAddress}</bdi>
            </>
          )}
        </Typography>
      </Box>
      <DeliveryStanding delivery={delivery} />
      {mayChange && <DeliveryActs delivery={delivery} {...acts} />}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 190px' },
  alignItems: 'center',
  gap: 1.5,
  padding: 1.5,
} as const;
