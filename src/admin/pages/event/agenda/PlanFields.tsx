import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { weekdays, type Weekday } from '#model/time/recurrence.ts';
import { DatePicker } from '../../../fields/DatePicker.tsx';
import { useSession } from '../../../session/SessionContext.tsx';

/** What days are made of, and from when on. */
export interface PlanChoice {
  source: 'training' | 'rule';
  /** A local date, or a text that is none yet. */
  startDate: string;
  weekdays: Weekday[];
  interval: number;
  count: number;
}

interface Props {
  choice: PlanChoice;
  /** Whether there is a session that a rule could repeat. */
  hasMarked: boolean;
  onChange: (choice: PlanChoice) => void;
}

export function PlanFields({ choice, hasMarked, onChange }: Props) {
  const translate = useTranslate();
  const set = (changes: Partial<PlanChoice>) => onChange({ ...choice, ...changes });
  return (
    <>
      <Labelled text={translate('agenda.plan.from')}>
        {(id) => (
          <NativeSelect
            input={<OutlinedInput />}
            value={choice.source}
            inputProps={{ id }}
            onChange={({ target }) => set({ source: target.value as PlanChoice['source'] })}
          >
            <option value="training">{translate('agenda.plan.training')}</option>
            <option value="rule" disabled={!hasMarked}>
              {translate('agenda.plan.rule')}
            </option>
          </NativeSelect>
        )}
      </Labelled>
      <Labelled text={translate('agenda.plan.start')}>
        {(id) => (
          <DatePicker id={id} value={choice.startDate} onChange={(startDate) => set({ startDate: startDate ?? '' })} />
        )}
      </Labelled>
      {choice.source === 'rule' && <RuleFields choice={choice} set={set} />}
    </>
  );
}

function RuleFields({ choice, set }: { choice: PlanChoice; set: (changes: Partial<PlanChoice>) => void }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const nameOf = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  return (
    <>
      <ToggleButtonGroup
        size="small"
        value={choice.weekdays}
        aria-label={translate('agenda.plan.weekdays')}
        onChange={(_event, chosen: Weekday[]) => set({ weekdays: chosen })}
      >
        {weekdays.map((day, index) => (
          <ToggleButton key={day} value={day} sx={{ textTransform: 'none' }}>
            {nameOf.format(Date.UTC(2024, 0, 1 + index))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(['interval', 'count'] as const).map((name) => (
        <Labelled key={name} text={translate(`agenda.plan.${name}`)}>
          {(id) => (
            <OutlinedInput
              id={id}
              type="number"
              value={choice[name]}
              inputProps={{ min: 1, max: name === 'count' ? 366 : 52 }}
              onChange={({ target }) => set({ [name]: Number(target.value) })}
            />
          )}
        </Labelled>
      ))}
    </>
  );
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ marginBlockEnd: 0.5 }}>
        {text}
      </FormLabel>
      {children(id)}
    </FormControl>
  );
}
