import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Recurrence } from '#model/time/recurrence.ts';
import { knownZones } from '#model/time/zones.ts';
import { LabelledPart } from './LabelledPart.tsx';
import { isEveryWeekday } from './recurrence-text.ts';
import { CountPart } from './CountPart.tsx';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';
import { RecurrencePattern } from './RecurrencePattern.tsx';
import { TimeText } from './TimeText.tsx';

const DatePicker = lazy(async () => ({ default: (await import('./DatePicker.tsx')).DatePicker }));
const RecurrencePreview = lazy(async () => ({ default: (await import('./RecurrencePreview.tsx')).RecurrencePreview }));

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

/** The parts of a recurrence, and what they mean. */
export function RecurrenceEditor({ draft, onChange }: Props) {
  const translate = useTranslate();
  const { interval, pattern, start, time, zone } = draft;
  const change = (part: Partial<Recurrence>) => onChange({ ...draft, ...part });
  return (
    <>
      {!isEveryWeekday(draft) && (
        <Box sx={row}>
          <CountPart
            label={translate(`recurrence.interval.${pattern.frequency}`)}
            value={interval}
            onChange={(count) => change({ interval: count })}
          />
          <RecurrencePattern pattern={pattern} onChange={(next) => change({ pattern: next })} />
        </Box>
      )}
      <Box sx={row}>
        <LabelledPart label={translate('recurrence.time')}>
          {(id) => <TimeText id={id} value={time} onChange={(next) => change({ time: next ?? '' })} />}
        </LabelledPart>
        <LabelledPart label={translate('recurrence.zone')}>
          {(id) => (
            <NativeSelect
              value={zone}
              onChange={({ target }) => change({ zone: target.value })}
              input={<OutlinedInput />}
              inputProps={{ id }}
              sx={{ maxInlineSize: 280 }}
            >
              {zonesWith(zone).map(({ iana, label }) => (
                <option key={iana} value={iana}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </LabelledPart>
      </Box>
      <Box sx={row}>
        <LabelledPart label={translate('recurrence.start')}>
          {(id) => (
            <Suspense fallback={<Skeleton variant="rounded" height={34} />}>
              <DatePicker id={id} value={start} onChange={(next) => change({ start: next ?? '' })} />
            </Suspense>
          )}
        </LabelledPart>
        <RecurrenceEnd draft={draft} onChange={onChange} />
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
        <RecurrencePreview draft={draft} />
      </Suspense>
    </>
  );
}

/** Every zone once, by one of its names; also one that has no such name. */
function zonesWith(zone: string) {
  const zones = knownZones().filter(({ iana }, index, all) => all.findIndex((other) => other.iana === iana) === index);
  return zones.some(({ iana }) => iana === zone) ? zones : [{ iana: zone, label: zone }, ...zones];
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' } as const;
