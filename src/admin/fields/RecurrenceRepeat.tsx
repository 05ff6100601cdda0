import { useTranslate } from 'react-admin';
import { MAX_COUNT, MAX_INTERVAL, type Recurrence } from '#model/time/recurrence.ts';
import { CountPart } from './CountPart.tsx';

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

/** How often something relative happens, and after how many days again. */
export function RecurrenceRepeat({ draft, onChange }: Props) {
  const translate = useTranslate();
  const { count = 0, interval } = draft;
  return (
    <>
      <CountPart
        label={translate('recurrence.count')}
        value={count}
        most={MAX_COUNT}
        onChange={(next) => onChange({ ...draft, count: next })}
      />
      {count !== 1 && (
        <CountPart
          label={translate('recurrence.interval.relative')}
          value={interval}
          most={MAX_INTERVAL}
          onChange={(next) => onChange({ ...draft, interval: next })}
        />
      )}
    </>
  );
}
