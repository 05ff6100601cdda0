import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { weekdays, type Weekday } from '#model/time/recurrence.ts';
import { DatePicker } from '../../../fields/DatePicker.tsx';
import { mistakesIn, type PlanChoice } from './plan-choice.ts';
import { useSession } from '../../../session/SessionContext.tsx';

interface Props {
  choice: PlanChoice;
  /** Whether a rule repeats the marked session; else it makes a new one. */
  hasMarked: boolean;
  /** There is no agenda of a training to follow. */
  lacksTraining: boolean;
  onChange: (choice: PlanChoice) => void;
}

/** Asks of what days are made; what is still missing is said at its place. */
export function PlanFields({ choice, hasMarked, lacksTraining, onChange }: Props) {
  const translate = useTranslate();
  const set = (changes: Partial<PlanChoice>) => onChange({ ...choice, ...changes });
  const mistakes = mistakesIn(choice);
  return (
    <>
      <Labelled text={translate('agenda.plan.from')}>
        {(aria) => (
          <NativeSelect
            input={<OutlinedInput />}
            value={choice.source}
            inputProps={aria}
            onChange={({ target }) => set({ source: target.value as PlanChoice['source'] })}
          >
            <option value="training" disabled={lacksTraining}>
              {translate('agenda.plan.training')}
            </option>
            <option value="rule">{translate(hasMarked ? 'agenda.plan.rule' : 'agenda.plan.rule.new')}</option>
          </NativeSelect>
        )}
      </Labelled>
      {lacksTraining && (
        <Typography variant="body2" color="textSecondary">
          {translate('agenda.plan.noTraining')}
        </Typography>
      )}
      <Labelled text={translate('agenda.plan.start')} mistake={mistakes.startDate}>
        {({ id, ...aria }) => (
          <DatePicker
            id={id}
            aria={aria}
            value={choice.startDate}
            onChange={(startDate) => set({ startDate: startDate ?? '' })}
          />
        )}
      </Labelled>
      {choice.source === 'rule' && <RuleFields choice={choice} set={set} />}
    </>
  );
}

interface RuleProps {
  choice: PlanChoice;
  set: (changes: Partial<PlanChoice>) => void;
}

function RuleFields({ choice, set }: RuleProps) {
  const translate = useTranslate();
  const { culture } = useSession();
  const id = useId();
  const mistakes = mistakesIn(choice);
  const nameOf = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  return (
    <>
      <FormControl error={mistakes.weekdays !== undefined}>
        <ToggleButtonGroup
          size="small"
          value={choice.weekdays}
          aria-label={translate('agenda.plan.weekdays')}
          aria-describedby={id}
          sx={{ flexWrap: 'wrap' }}
          onChange={(_event, chosen: Weekday[]) => set({ weekdays: chosen })}
        >
          {weekdays.map((day, index) => (
            <ToggleButton key={day} value={day} sx={{ textTransform: 'none' }}>
              {nameOf.format(Date.UTC(2024, 0, 1 + index))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormHelperText id={id}>{mistakes.weekdays && translate(mistakes.weekdays)}</FormHelperText>
      </FormControl>
      <NumberOf name="interval" choice={choice} set={set} />
      <Labelled text={translate('agenda.plan.ends')}>
        {(aria) => (
          <NativeSelect
            input={<OutlinedInput />}
            value={choice.ends}
            inputProps={aria}
            onChange={({ target }) => set({ ends: target.value as PlanChoice['ends'] })}
          >
            <option value="count">{translate('agenda.plan.ends.count')}</option>
            <option value="until">{translate('agenda.plan.ends.until')}</option>
          </NativeSelect>
        )}
      </Labelled>
      {choice.ends === 'count' ? (
        <NumberOf name="count" choice={choice} set={set} />
      ) : (
        <Labelled text={translate('agenda.plan.until')} mistake={mistakes.until}>
          {({ id: input, ...aria }) => (
            <DatePicker id={input} aria={aria} value={choice.until} onChange={(until) => set({ until: until ?? '' })} />
          )}
        </Labelled>
      )}
    </>
  );
}

function NumberOf({ name, choice, set }: RuleProps & { name: 'interval' | 'count' }) {
  const translate = useTranslate();
  return (
    <Labelled text={translate(`agenda.plan.${name}`)} mistake={mistakesIn(choice)[name]}>
      {(aria) => (
        <OutlinedInput
          type="number"
          value={choice[name]}
          inputProps={aria}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Labelled>
  );
}

interface LabelledProps {
  text: string;
  /** Message key of what is wrong with it. */
  mistake?: string | undefined;
  children: (aria: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}

function Labelled({ text, mistake, children }: LabelledProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl fullWidth error={mistake !== undefined}>
      <FormLabel htmlFor={id}>{text}</FormLabel>
      {children({ id, 'aria-describedby': `${id}-error`, 'aria-invalid': mistake !== undefined })}
      <FormHelperText id={`${id}-error`}>{mistake && translate(mistake)}</FormHelperText>
    </FormControl>
  );
}
