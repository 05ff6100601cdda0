import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { isRelative, MAX_INTERVAL, type Anchor, type Recurrence } from '#model/time/recurrence.ts';
import { isEveryWeekday } from './recurrence-text.ts';
import { CountPart } from './CountPart.tsx';
import { RecurrenceRange } from './RecurrenceRange.tsx';
import { RecurrenceRepeat } from './RecurrenceRepeat.tsx';
import { RecurrenceClock } from './RecurrenceClock.tsx';
import { RecurrencePattern } from './RecurrencePattern.tsx';

const RecurrencePreview = lazy(async () => ({ default: (await import('./RecurrencePreview.tsx')).RecurrencePreview }));

interface Props {
  draft: Recurrence;
  /** What its dates may be counted from. */
  anchors: readonly Anchor[];
  onChange: (draft: Recurrence) => void;
}

/** The parts of a recurrence, and what they mean. */
export function RecurrenceEditor({ draft, anchors, onChange }: Props) {
  const translate = useTranslate();
  const { interval, pattern } = draft;
  const change = (part: Partial<Recurrence>) => onChange({ ...draft, ...part });
  const toggleHolidays = () => {
    const { skipsHolidays, ...others } = draft;
    onChange(skipsHolidays ? others : { ...others, skipsHolidays: true });
  };
  return (
    <>
      {!isEveryWeekday(draft) && (
        <Box sx={row}>
          {!isRelative(draft) && (
            <CountPart
              label={translate(`recurrence.interval.${pattern.frequency}`)}
              value={interval}
              most={MAX_INTERVAL}
              onChange={(count) => change({ interval: count })}
            />
          )}
          <RecurrencePattern pattern={pattern} anchors={anchors} onChange={(next) => change({ pattern: next })} />
        </Box>
      )}
      <Box sx={row}>
        <RecurrenceClock draft={draft} onChange={onChange} />
      </Box>
      <Box sx={row}>
        {isRelative(draft) ? (
          <RecurrenceRepeat draft={draft} onChange={onChange} />
        ) : (
          <RecurrenceRange draft={draft} onChange={onChange} />
        )}
      </Box>
      <FormControlLabel
        control={<Checkbox size="small" checked={draft.skipsHolidays ?? false} onChange={toggleHolidays} />}
        label={translate('recurrence.skipsHolidays')}
      />
      <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
        <RecurrencePreview draft={draft} />
      </Suspense>
    </>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' } as const;
