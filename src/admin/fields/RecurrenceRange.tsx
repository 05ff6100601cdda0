import { useTranslate } from 'react-admin';
import type { Recurrence } from '#model/time/recurrence.ts';
import { DatePicker } from './DatePicker.tsx';
import { LabelledPart } from './LabelledPart.tsx';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';

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
          <DatePicker id={id} value={draft.start} onChange={(next) => onChange({ ...draft, start: next ?? '' })} />
        )}
      </LabelledPart>
      <RecurrenceEnd draft={draft} onChange={onChange} />
    </>
  );
}
