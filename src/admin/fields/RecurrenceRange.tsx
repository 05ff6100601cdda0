import { useTranslate } from 'react-admin';
import type { Recurrence } from '#model/time/recurrence.ts';
import { DatePicker } from './DatePicker.tsx';
import { LabelledPart } from './LabelledPart.tsx';
import { mistakesIn } from './recurrence-draft.ts';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

/** From which day on something happens, and until when. */
export function RecurrenceRange({ draft, onChange }: Props) {
  const translate = useTranslate();
  const { start: mistake } = mistakesIn(draft);
  return (
    <>
      <LabelledPart label={translate('recurrence.start')} mistake={mistake && translate(mistake)}>
        {(id, aria) => (
          <DatePicker
            id={id}
            aria={aria}
            value={draft.start}
            onChange={(next) => onChange({ ...draft, start: next ?? '' })}
          />
        )}
      </LabelledPart>
      <RecurrenceEnd draft={draft} onChange={onChange} />
    </>
  );
}
