import OutlinedInput from '@mui/material/OutlinedInput';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import type { OperandProps } from './field-props.ts';

/** A text; for "any of" several, a comma between them. */
export function TextOperand({ operation, value, onChange, label }: OperandProps) {
  const isList = operation === 'anyOf';
  const text = [value ?? []].flat().join(', ');
  return (
    <OutlinedInput
      fullWidth
      {...(isList ? { defaultValue: text } : { value: text })}
      onChange={({ target }) => onChange(isList ? listOf(target.value) : target.value || undefined)}
      inputProps={{ 'aria-label': label, maxLength: MAX_SEARCH_LENGTH }}
    />
  );
}

function listOf(text: string): string[] | undefined {
  const values = text.split(',').flatMap((part) => part.trim() || []);
  return values.length > 0 ? values : undefined;
}
