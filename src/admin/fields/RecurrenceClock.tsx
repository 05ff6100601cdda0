import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import type { Recurrence } from '#model/time/recurrence.ts';
import { knownZones } from '#model/time/zones.ts';
import { LabelledPart } from './LabelledPart.tsx';
import { mistakesIn } from './recurrence-draft.ts';
import { TimeText } from './TimeText.tsx';

interface Props {
  draft: Recurrence;
  onChange: (draft: Recurrence) => void;
}

/** At which time of day something happens, and by whose clock. */
export function RecurrenceClock({ draft, onChange }: Props) {
  const translate = useTranslate();
  const { time, zone } = draft;
  const { time: mistake } = mistakesIn(draft);
  return (
    <>
      <LabelledPart label={translate('recurrence.time')} mistake={mistake && translate(mistake)}>
        {(id, aria) => (
          <TimeText id={id} aria={aria} value={time} onChange={(next) => onChange({ ...draft, time: next ?? '' })} />
        )}
      </LabelledPart>
      <LabelledPart label={translate('recurrence.zone')}>
        {(id) => (
          <NativeSelect
            value={zone}
            onChange={({ target }) => onChange({ ...draft, zone: target.value })}
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
    </>
  );
}

/** Every zone once, by one of its names; also one that has no such name. */
function zonesWith(zone: string) {
  const zones = knownZones().filter(({ iana }, index, all) => all.findIndex((other) => other.iana === iana) === index);
  return zones.some(({ iana }) => iana === zone) ? zones : [{ iana: zone, label: zone }, ...zones];
}
