import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { sheet } from '../../layout/sheet.ts';
import { seatPartsOf, type SeatPart, type SeatPartName } from './seats.ts';

/** Seats as a bar: confirmed, offered, free and over, the waiting list as its tail, and the minimum as a mark. */
export function SeatBar({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const parts = seatPartsOf(event);
  const min = Number(event['minAttendees'] ?? 0);
  return (
    <Box component="section" aria-label={translate('administration.seats')} sx={paper}>
      <Bar parts={parts} min={min} />
      <Box component="ul" sx={legend}>
        {parts.map(({ name, count }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box aria-hidden sx={[swatch, looks[name]]} />
            {translate(`administration.seats.${name}`, { smart_count: count })}
          </Box>
        ))}
      </Box>
      {min > 0 && <Minimum min={min} confirmed={Number(event['confirmed'] ?? 0)} />}
    </Box>
  );
}

function Bar({ parts, min }: { parts: readonly SeatPart[]; min: number }) {
  const all = parts.reduce((sum, { seats }) => sum + seats, 0);
  const waiting = parts.find(({ name }) => name === 'waitlisted')?.count ?? 0;
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box sx={bar}>
        {parts.map(({ name, seats }) => seats > 0 && <Box key={name} sx={looks[name]} style={{ flexGrow: seats }} />)}
        {min > 0 && min <= all && <Box sx={mark} style={{ insetInlineStart: `${(min / all) * 100}%` }} />}
      </Box>
      {Array.from({ length: Math.min(waiting, TAIL) }, (_, index) => (
        <Box key={index} sx={[dot, looks.waitlisted]} />
      ))}
      {waiting > TAIL && <Typography variant="caption">+</Typography>}
    </Box>
  );
}

function Minimum({ min, confirmed }: { min: number; confirmed: number }) {
  const translate = useTranslate();
  const isReached = confirmed >= min;
  const text = isReached
    ? translate('administration.minimum.reached', { min })
    : translate('administration.minimum.missing', { min, smart_count: min - confirmed });
  return (
    <Typography variant="body2" sx={{ fontWeight: 550, color: isReached ? 'success.main' : 'warning.main' }}>
      {text}
    </Typography>
  );
}

/** Dots that are drawn for who waits. */
const TAIL = 12;

const held = 'var(--mui-palette-primary-main)';
const looks = {
  confirmed: { backgroundColor: 'primary.main' },
  offered: { background: `repeating-linear-gradient(45deg, ${held} 0 4px, transparent 4px 7px)` },
  free: { border: '1px solid', borderColor: 'control', backgroundColor: 'sunken' },
  over: { backgroundColor: 'error.main' },
  waitlisted: { backgroundColor: 'warning.main', borderRadius: '50%' },
  pendingApproval: { border: '2px solid', borderColor: 'warning.main', borderRadius: '50%' },
} as const satisfies Record<SeatPartName, object>;

const paper = { ...sheet, padding: 2, display: 'grid', alignContent: 'start', gap: 1 } as const;

const bar = {
  position: 'relative',
  flex: 1,
  display: 'flex',
  gap: '2px',
  blockSize: 18,
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const dot = { inlineSize: 8, blockSize: 8, flexShrink: 0 } as const;
const swatch = { inlineSize: 12, blockSize: 12, flexShrink: 0 } as const;
const mark = { position: 'absolute', insetBlock: 0, inlineSize: 2, backgroundColor: 'text.primary' } as const;

const legend = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
} as const;
