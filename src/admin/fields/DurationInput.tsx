import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { durationUnits, secondsOf, secondsOfOne, unitOf, type DurationUnit } from './durations.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';

/** A duration as a number and its unit. What can't be read stays as it was typed, for the check to refuse. */
export const DurationInput = memo(function DurationInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<DurationUnit>();
  const one = secondsOfOne(field);
  const kept: unknown = input.value;
  const seconds = typeof kept === 'number' ? kept * one : undefined;
  const unit = chosen ?? (seconds === undefined ? 'hours' : unitOf(seconds));
  const written = seconds === undefined ? textOf(kept) : amountIn(unit, seconds);
  const keep = (text: string, as: DurationUnit): void => {
    const read = secondsOf(text, as);
    input.onChange(text.trim() === '' ? null : read === undefined ? text.trim() : Math.round(read / one));
  };
  const label = translate(`${field.messageKey}.label`, { _: field.title });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <OutlinedInput
            id={id}
            inputRef={input.ref}
            value={typed ?? written}
            onChange={({ target: { value: text } }) => {
              setTyped(text);
              // It is of this unit until another one is chosen, whatever it comes to.
              setChosen(unit);
              keep(text, unit);
            }}
            onBlur={() => {
              setTyped(undefined);
              input.onBlur();
            }}
            inputProps={{ ...aria, inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' }}
            sx={{ flex: 1 }}
          />
          <FormControl>
            <NativeSelect
              input={<OutlinedInput />}
              value={unit}
              inputProps={{ 'aria-label': translate('duration.unitOf', { name: label }) }}
              onChange={({ target }) => {
                const next = target.value as DurationUnit;
                setChosen(next);
                keep(typed ?? written, next);
              }}
            >
              {Object.keys(durationUnits).map((offered) => (
                <option key={offered} value={offered}>
                  {translate(`duration.unit.${offered}`)}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        </Box>
      )}
    </FieldFrame>
  );
});

/** What can't be read, as it was typed. */
function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

/** Such as `1.5` hours of 5400 seconds. */
function amountIn(unit: DurationUnit, seconds: number): string {
  return String(Number((seconds / durationUnits[unit]).toFixed(4)));
}
