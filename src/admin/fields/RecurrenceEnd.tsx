import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { MAX_COUNT, type Recurrence } from '#model/time/recurrence.ts';
import { CountPart } from './CountPart.tsx';
import { DatePicker } from './DatePicker.tsx';
import { LabelledPart } from './LabelledPart.tsx';
import { mistakesIn, usualLastDay } from './recurrence-draft.ts';

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

const ends = ['never', 'count', 'until'] as const;
type End = (typeof ends)[number];

/** How many times when one begins to count them. */
const USUAL_COUNT = 10;

/** Never, after so many times, or on a day. */
export function RecurrenceEnd({ draft, onChange }: Props) {
  const translate = useTranslate();
  const { count, until, ...endless } = draft;
  const { until: mistake } = mistakesIn(draft);
  const end: End = count !== undefined ? 'count' : until !== undefined ? 'until' : 'never';
  const choose: Record<End, Recurrence> = {
    never: endless,
    count: { ...endless, count: USUAL_COUNT },
    until: { ...endless, until: usualLastDay(endless.start) },
  };
  return (
    <>
      <LabelledPart label={translate('recurrence.end')}>
        {(id) => (
          <NativeSelect
            value={end}
            onChange={({ target }) => onChange(choose[target.value as End])}
            input={<OutlinedInput />}
            inputProps={{ id }}
          >
            {ends.map((name) => (
              <option key={name} value={name}>
                {translate(`recurrence.end.${name}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </LabelledPart>
      {count !== undefined && (
        <CountPart
          label={translate('recurrence.count')}
          value={count}
          most={MAX_COUNT}
          onChange={(next) => onChange({ ...endless, count: next })}
        />
      )}
      {until !== undefined && (
        <LabelledPart label={translate('recurrence.lastDay')} mistake={mistake && translate(mistake)}>
          {(id, aria) => (
            <DatePicker
              id={id}
              aria={aria}
              value={until}
              onChange={(next) => onChange({ ...endless, until: next ?? '' })}
            />
          )}
        </LabelledPart>
      )}
    </>
  );
}
