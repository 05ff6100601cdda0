import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Recurrence } from '#model/time/recurrence.ts';
import { LabelledPart } from './LabelledPart.tsx';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';

const DatePicker = lazy(async () => ({ default: (await import('./DatePicker.tsx')).DatePicker }));

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

/** From which day on something happens, and until when. */
export function RecurrenceRange({ draft, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      <LabelledPart label={translate('recurrence.start')}>
        {(id) => (
          <Suspense fallback={<Skeleton variant="rounded" height={34} />}>
            <DatePicker id={id} value={draft.start} onChange={(next) => onChange({ ...draft, start: next ?? '' })} />
          </Suspense>
        )}
      </LabelledPart>
      <RecurrenceEnd draft={draft} onChange={onChange} />
    </>
  );
}
