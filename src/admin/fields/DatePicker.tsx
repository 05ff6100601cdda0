import OutlinedInput from '@mui/material/OutlinedInput';
import { DateTime } from 'luxon';
import { useState, type Ref } from 'react';
import { toLuxonPattern } from '#model/time/net-pattern.ts';
import { useSession } from '../session/SessionContext.tsx';
import { CalendarButton } from './CalendarButton.tsx';

interface Props {
  id?: string;
  aria?: object;
  /** Of an instant: the IANA zone by whose clock it is read and typed. */
  clock?: string;
  /** A local date, or with a `clock` an instant; anything else is a text that is no date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text in the person's own pattern, with a calendar to choose from. What can't be read stays as it was typed. */
export function DatePicker({ id, aria, clock, value, onChange, onBlur, inputRef }: Props) {
  const { pattern, read, write, toWire } = useDateText(clock);
  const [typed, setTyped] = useState<string>();
  const date = value ? read(value) : undefined;
  return (
    <OutlinedInput
      {...(id && { id })}
      fullWidth
      value={typed ?? (date?.isValid ? write(date) : (value ?? ''))}
      placeholder={pattern}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        onChange(toWire(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      inputProps={{ ...aria, autoComplete: 'off', dir: 'ltr' }}
      {...(inputRef && { inputRef })}
      endAdornment={<CalendarButton date={date} onChange={(chosen) => onChange(toWire(write(chosen)))} />}
    />
  );
}

/** Between the wire's ISO text and the text that the person reads and types. */
function useDateText(clock: string | undefined) {
  const { user, culture } = useSession();
  const pattern = clock ? user.dateTimeFormat : user.dateFormat;
  const options = { zone: clock ?? 'UTC', locale: culture };
  const tokens = toLuxonPattern(pattern);
  return {
    pattern,
    read: (iso: string) => DateTime.fromISO(iso, options),
    write: (date: DateTime) => date.toFormat(tokens, { locale: culture }),
    toWire: (text: string) => {
      const date = DateTime.fromFormat(text.trim(), tokens, options);
      if (!date.isValid) return text.trim() || null;
      return clock ? date.toUTC().toISO() : date.toISODate();
    },
  };
}
