import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import {
  MAX_RELATIVE_DAYS,
  weekdays,
  weeksOfMonth,
  type Anchor,
  type Direction,
  type Pattern,
  type Weekday,
} from '#model/time/recurrence.ts';
import { useSession } from '../session/SessionContext.tsx';
import { CountPart } from './CountPart.tsx';
import { LabelledPart } from './LabelledPart.tsx';
import { LAST_DAY } from './recurrence-draft.ts';
import { weekdayName } from './recurrence-text.ts';

interface Props<P extends Pattern = Pattern> {
  pattern: P;
  /** What the days may be counted from. */
  anchors: readonly Anchor[];
  onChange: (pattern: P) => void;
}

/** On which days: those of the week, one of the month, one weekday of the month, or so many days from something. */
export function RecurrencePattern({ pattern, ...props }: Props) {
  // The table's key is the pattern's own frequency.
  const Days = editors[pattern.frequency] as ComponentType<Props>;
  return <Days pattern={pattern} {...props} />;
}

type PatternOf<Frequency> = Extract<Pattern, { frequency: Frequency }>;

function WeekDays({ pattern, onChange }: Props<PatternOf<'weekly'>>) {
  const translate = useTranslate();
  const { culture } = useSession();
  const id = useId();
  return (
    <Box>
      <FormLabel id={id} component="div">
        {translate('recurrence.days')}
      </FormLabel>
      <ToggleButtonGroup
        size="small"
        aria-labelledby={id}
        value={[...pattern.days]}
        onChange={(_event, chosen: Weekday[]) =>
          onChange({ ...pattern, days: weekdays.filter((day) => chosen.includes(day)) })
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {weekdays.map((day) => (
          <ToggleButton key={day} value={day} title={weekdayName(day, culture)} sx={{ color: 'text.primary' }}>
            {weekdayName(day, culture, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

function MonthDay({ pattern, onChange }: Props<PatternOf<'monthlyByDay'>>) {
  const label = useTranslate()('recurrence.monthDay');
  return (
    <CountPart label={label} value={pattern.day} most={LAST_DAY} onChange={(day) => onChange({ ...pattern, day })} />
  );
}

function MonthWeekday({ pattern, onChange }: Props<PatternOf<'monthlyByWeekday'>>) {
  const translate = useTranslate();
  const { culture } = useSession();
  return (
    <>
      <Choice
        label={translate('recurrence.week')}
        value={String(pattern.week)}
        choices={weeksOfMonth.map((week) => [String(week), translate(`recurrence.week.${week}`)])}
        onChange={(chosen) => {
          const week = weeksOfMonth.find((candidate) => String(candidate) === chosen);
          if (week) onChange({ ...pattern, week });
        }}
      />
      <Choice
        label={translate('recurrence.weekday')}
        value={pattern.weekday}
        choices={weekdays.map((day) => [day, weekdayName(day, culture)])}
        onChange={(chosen) => onChange({ ...pattern, weekday: chosen as Weekday })}
      />
    </>
  );
}

const directions: readonly Direction[] = ['before', 'after'];

function RelativeDays({ pattern, anchors, onChange }: Props<PatternOf<'relative'>>) {
  const translate = useTranslate();
  return (
    <>
      <CountPart
        label={translate('recurrence.relativeDays')}
        value={pattern.days}
        least={0}
        most={MAX_RELATIVE_DAYS}
        onChange={(days) => onChange({ ...pattern, days })}
      />
      {pattern.anchor !== 'BASIS' && (
        <Choice
          label={translate('recurrence.direction')}
          value={pattern.direction}
          choices={directions.map((direction) => [direction, translate(`recurrence.direction.${direction}`)])}
          onChange={(chosen) => onChange({ ...pattern, direction: chosen as Direction })}
        />
      )}
      <Choice
        label={translate('recurrence.anchor')}
        value={pattern.anchor}
        choices={anchors.map((anchor) => [anchor, translate(`recurrence.anchor.${anchor}`)])}
        onChange={(chosen) => onChange({ ...pattern, anchor: chosen as Anchor })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Value and text. */
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <LabelledPart label={label}>
      {(id) => (
        <NativeSelect
          value={value}
          onChange={({ target }) => onChange(target.value)}
          input={<OutlinedInput />}
          inputProps={{ id }}
        >
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </LabelledPart>
  );
}

const editors = {
  daily: () => null,
  weekly: WeekDays,
  monthlyByDay: MonthDay,
  monthlyByWeekday: MonthWeekday,
  relative: RelativeDays,
} as const satisfies Record<Pattern['frequency'], unknown>;
