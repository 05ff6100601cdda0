import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { deliveryStates, type DeliveryState, type TellingEntity } from '#model/delivery.ts';
import { deliveryMessages } from '../../data/delivery-messages.ts';
import { mailMessages } from '../../data/mail-messages.ts';
import { useEntity } from '../../data/useEntity.ts';
import { usePageTexts } from '../../data/usePageTexts.ts';
import { useMay } from '../../entity/may.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { Nothing } from '../../layout/Nothing.tsx';
import { PageTurner } from '../../layout/PageTurner.tsx';
import { listSheet } from '../../layout/sheet.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { ChannelFilter } from './ChannelFilter.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { PER_PAGE, useDeliveries } from './use-deliveries.ts';

interface Props {
  entity: TellingEntity;
  record: RaRecord;
}

/** What an event or a launch has told and will tell: to whom, by what, whether it got there, and why not. */
export function DeliveriesTab({ entity, record }: Props) {
  usePageTexts(deliveryMessages);
  usePageTexts(mailMessages);
  const translate = useTranslate();
  const mayChange = useMay(useEntity(entity).entity, 'edit');
  const {
    value: log,
    error,
    retry,
    state,
    channel,
    page,
    show,
    turnTo,
    resend,
    cancel,
  } = useDeliveries(entity, String(record.id));
  if (!log && error !== undefined) {
    return <Failure text={translate('delivery.readFailed')} problem={error} onRetry={retry} />;
  }
  if (!log) return <ContentSkeleton />;
  const { items, totalItems, counts } = log;
  if (Object.keys(counts).length === 0) {
    return (
      <Nothing text={translate('delivery.none')}>
        <Typography color="textSecondary">{translate(`delivery.none.why.${entity}`)}</Typography>
      </Nothing>
    );
  }
  return (
    <>
      <Box sx={head}>
        <States counts={counts} state={state} onShow={(chosen) => show({ state: chosen })} />
        <ChannelFilter channel={channel} onShow={(chosen) => show({ channel: chosen })} />
        <IconButton size="small" aria-label={translate('delivery.refresh')} onClick={retry}>
          <RefreshIcon fontSize="small" />
        </IconButton>
      </Box>
      {items.length === 0 ? (
        <Nothing text={translate('delivery.noneSo')} />
      ) : (
        <Box component="ul" aria-label={translate('delivery.list')} sx={listSheet}>
          {items.map((delivery) => (
            <DeliveryRow
              key={delivery.key}
              delivery={delivery}
              mayChange={mayChange}
              onResend={resend}
              onCancel={cancel}
            />
          ))}
        </Box>
      )}
      <PageTurner page={page} perPage={PER_PAGE} total={totalItems} onTurn={turnTo} />
    </>
  );
}

interface StatesProps {
  counts: Partial<Record<DeliveryState, number>>;
  state: DeliveryState | undefined;
  onShow: (state: DeliveryState | undefined) => void;
}

/** All of them, or those of one state, each with how many those are. */
function States({ counts, state, onShow }: StatesProps) {
  const translate = useTranslate();
  const { culture } = useSession();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { value: ALL, text: translate('delivery.all'), count: all },
    ...deliveryStates.map((one) => ({ value: one, text: translate(`delivery.state.${one}`), count: counts[one] ?? 0 })),
  ];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state ?? ALL}
      aria-label={translate('delivery.states')}
      onChange={(_event, chosen: DeliveryState | typeof ALL | null) => {
        if (chosen) onShow(chosen === ALL ? undefined : chosen);
      }}
      sx={{ flexWrap: 'wrap', marginInlineEnd: 'auto' }}
    >
      {choices.map(({ value, text, count }) => (
        <ToggleButton key={value} value={value} sx={{ textTransform: 'none', paddingInline: 1.5 }}>
          {text} {count.toLocaleString(culture)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const ALL = 'all';

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, marginBlockEnd: 1.5 } as const;
