import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { textOfValue } from '../../fields/value-text.ts';
import { sheet } from '../../layout/sheet.ts';
import { ZonedTime } from '../../fields/ZonedTime.tsx';
import { lifeOf } from './life.ts';

/** The states that an event goes through as a line, with the times of what was and of what is planned. */
export function EventLife({ entity, event }: { entity: Entity; event: RaRecord }) {
  const translate = useTranslate();
  const { state } = entity;
  if (!state) return null;
  const reason = event['status'] === 'Cancelled' ? (event['reason'] as string | null) : null;
  return (
    <Box component="section" aria-label={translate('administration.life')} sx={paper}>
      <Box component="ol" sx={line}>
        {lifeOf(event).map(({ status, at, isReached }) => {
          const isNow = status === event['status'];
          return (
            <Box
              component="li"
              key={status}
              {...(isNow && { 'aria-current': 'step' as const })}
              sx={[step, isReached && reached, isNow && now]}
            >
              <Typography variant="body2" sx={{ fontWeight: isNow ? 650 : 500 }}>
                {textOfValue(state, status, translate)}
              </Typography>
              {at && (
                <Typography variant="caption" component="div">
                  <ZonedTime instant={at} zone={event['timeZone']} isNamed={false} />
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
      {reason && <Typography variant="body2">{translate('administration.cancelled', { reason })}</Typography>}
    </Box>
  );
}

const paper = { ...sheet, padding: 2, display: 'grid', gap: 1 } as const;

const line = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: { xs: 'grid', sm: 'flex' },
  gap: { xs: 1, sm: 0 },
} as const;

/** The way to a state is drawn above it, on a phone beside it. */
const step = {
  flex: 1,
  minInlineSize: 0,
  position: 'relative',
  color: 'text.secondary',
  paddingBlockStart: { sm: 2.5 },
  paddingInlineStart: { xs: 3, sm: 0 },
  paddingInlineEnd: 1,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: { xs: 4, sm: 0 },
    insetInlineStart: 0,
    inlineSize: 12,
    blockSize: 12,
    border: '2px solid',
    borderColor: 'control',
    borderRadius: '50%',
    backgroundColor: 'background.paper',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: { xs: 16, sm: 5 },
    insetBlockEnd: { xs: -12, sm: 'auto' },
    insetInlineStart: { xs: 5, sm: 12 },
    inlineSize: { xs: 2, sm: 'calc(100% - 12px)' },
    blockSize: { sm: 2 },
    backgroundColor: 'divider',
  },
} as const;

const reached = {
  color: 'text.primary',
  '&::before': { borderColor: 'primary.main', backgroundColor: 'primary.main' },
} as const;

/** The state that it is in stands out by its ring too. */
const now = {
  '&::before': { backgroundColor: 'background.paper', borderWidth: 4 },
} as const;
