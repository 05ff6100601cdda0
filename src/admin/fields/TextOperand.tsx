import OutlinedInput from '@mui/material/OutlinedInput';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';

/** A text; for "any of" several, a comma between them. */
export function TextOperand({ operation, value, onChange, label, describedBy }: OperandProps) {
  const isList = operation === 'anyOf';
  const text = [value ?? []].flat().join(', ');
  return (
    <OutlinedInput
      fullWidth
      {...(isList ? { defaultValue: text } : { value: text })}
      onChange={({ target }) => onChange(isList ? listOf(target.value) : target.value || undefined)}
      error={describedBy !== undefined}
      inputProps={{ ...operandAria({ label, describedBy }), maxLength: MAX_SEARCH_LENGTH }}
    />
  );
}

function listOf(text: string): string[] | undefined {
  const values = text.split(',').flatMap((part) => part.trim() || []);
  return values.length > 0 ? values : undefined;
}
