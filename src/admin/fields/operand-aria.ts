import type { OperandProps } from './field-props.ts';

/** How the control of a condition's value is named, and what is said to be wrong with it. */
export function operandAria({ label, describedBy }: Pick<OperandProps, 'label' | 'describedBy'>) {
  return {
    'aria-label': label,
    ...(describedBy && { 'aria-invalid': true, 'aria-describedby': describedBy }),
  };
}
