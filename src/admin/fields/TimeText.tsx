import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type Ref } from 'react';
import { readClockTime } from '#model/time/clock.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useFormatDate } from './format-date.ts';
import { isClockTime } from '#model/time/time-texts.ts';

interface Props {
  id: string;
  aria?: object;
  /** `HH:mm`; anything else is a text that is no time. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A time of day as the person's own clock shows it. What can't be read stays as it was typed, for the check to refuse. */
export function TimeText({ id, aria, value, onChange, onBlur, inputRef }: Props) {
  const { culture } = useSession();
  const { timeOf } = useFormatDate();
  const [typed, setTyped] = useState<string>();
  const written = isClockTime(value) ? timeOf(value) : (value ?? '');
  const wordAt = (hour: number) => formatInstant(Date.UTC(2000, 0, 1, hour), 'tt', 'UTC', culture);
  const words = { am: wordAt(1), pm: wordAt(13) };
  return (
    <OutlinedInput
      id={id}
      value={typed ?? written}
      placeholder={timeOf(EXAMPLE)}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (readClockTime(text, words) ?? text.trim()));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      inputProps={{ ...aria, autoComplete: 'off', dir: 'ltr' }}
      {...(inputRef && { inputRef })}
    />
  );
}

const EXAMPLE = '09:30';
