import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Delivery } from '#model/delivery.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { Standing } from '../../layout/Standing.tsx';
import { deliveryLooks } from './delivery-look.ts';

/** Where a notice stands and since when, with what went wrong and when it is tried again. */
export function DeliveryStanding({ delivery }: { delivery: Delivery }) {
  const translate = useTranslate();
  const { state, error } = delivery;
  const more = useMore(delivery);
  return (
    <div>
      <Standing {...deliveryLooks[state]} text={translate(`delivery.state.${state}`)} />
      <Typography variant="body2" color="textSecondary">
        {more.join(' · ')}
      </Typography>
      {error && (
        <Typography variant="body2" color={state === 'Cancelled' ? 'textSecondary' : 'error'}>
          {translate(error.message)}
          {error.detail && (
            <>
              {': '}
              <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
                {error.detail}
              </Box>
            </>
          )}
        </Typography>
      )}
    </div>
  );
}

/** When, how often, when again, and with what else. */
function useMore(delivery: Delivery): string[] {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const { state, sendAt, sentAt, attempts, nextAttemptAt, togetherWith = 0, resends } = delivery;
  const when = {
    Scheduled: () => translate('delivery.at.Scheduled', { at: instantOf(sendAt) }),
    Sent: () => translate('delivery.at.Sent', { at: instantOf(sentAt ?? sendAt) }),
    Failed: () => translate('delivery.at.planned', { at: instantOf(sendAt) }),
    Cancelled: () => translate('delivery.at.planned', { at: instantOf(sendAt) }),
  };
  const hasTried = attempts > 1 || (attempts > 0 && state !== 'Sent' && state !== 'Cancelled');
  const nextAttempt = hasTried ? 'delivery.nextAttempt' : 'delivery.daily';
  return [
    when[state](),
    ...(hasTried ? [translate('delivery.attempts', { smart_count: attempts })] : []),
    ...(nextAttemptAt ? [translate(nextAttempt, { at: instantOf(nextAttemptAt) })] : []),
    ...(togetherWith > 0 ? [translate('delivery.together', { smart_count: togetherWith })] : []),
    ...(resends > 0 ? [translate('delivery.resends', { smart_count: resends })] : []),
  ];
}
