import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarChoices } from '#model/calendar.ts';
import { useCalendarContext } from './calendar-context.ts';
import { choicesOf, dimensions, type DimensionName } from './dimensions.ts';
import { SHOWN } from './use-calendar-address.ts';

/** What is shown of a range, and what colours and columns mean; on a phone behind a button. */
export function CalendarFilters({ choices }: { choices: CalendarChoices }) {
  const translate = useTranslate();
  const { address } = useCalendarContext();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { filters, by, showsReminders, go } = address;
  const chosen = Object.keys(filters).length;
  const clear = () => go(Object.fromEntries(dimensions.map((name) => [name, undefined])));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' }, justifySelf: 'start' }}
      >
        {translate('calendar.filters')} {chosen > 0 && `(${chosen})`}
      </Button>
      <Box id={id} sx={{ ...row, display: { xs: isOpen ? 'flex' : 'none', sm: 'flex' } }}>
        {dimensions.map((name) => (
          <FilterBy key={name} name={name} choices={choices} />
        ))}
        <Choice label={translate('calendar.by')} value={by} onChange={(value) => go({ by: value })}>
          {dimensions.map((name) => (
            <option key={name} value={name}>
              {translate(`calendar.filter.${name}`)}
            </option>
          ))}
        </Choice>
        <FormControlLabel
          label={translate('calendar.reminders.show')}
          control={
            <Switch checked={showsReminders} onChange={(_event, isOn) => go({ reminders: isOn ? SHOWN : undefined })} />
          }
        />
        {chosen > 0 && <Button onClick={clear}>{translate('calendar.filter.clear')}</Button>}
      </Box>
    </Box>
  );
}

/** What the range has to do with; also what the address names, when the range has nothing to do with it. */
function FilterBy({ name, choices }: { name: DimensionName; choices: CalendarChoices }) {
  const translate = useTranslate();
  const { address } = useCalendarContext();
  const value = address.filters[name] ?? '';
  const offered = choicesOf(choices, name);
  return (
    <Choice
      label={translate(`calendar.filter.${name}`)}
      value={value}
      onChange={(key) => address.go({ [name]: key || undefined })}
    >
      <option value="">{translate('calendar.filter.all')}</option>
      {value && offered.every(({ key }) => key !== value) && (
        <option value={value}>{translate('calendar.filter.elsewhere')}</option>
      )}
      {offered.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.name}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl sx={{ inlineSize: { xs: '100%', sm: 190 } }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        sx={{ '& .MuiNativeSelect-select': { paddingBlock: 0.75 } }}
      >
        {children}
      </NativeSelect>
    </FormControl>
  );
}

const row = { flexWrap: 'wrap', alignItems: 'end', gap: 1.5 } as const;
