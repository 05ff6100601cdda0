import type { Operation, Scalar } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';

export interface CellProps {
  field: Field;
  value: unknown;
}

/** An input knows its field and its place; its value lives in the form around it. */
export interface InputProps {
  field: Field;
  /** The path of its value in the form: `name`, or `inventory.0.quantity` within a list. */
  name: string;
}

export type Operand = Scalar | Scalar[];

/** The value of a condition; undefined while it is incomplete. */
export interface OperandProps {
  field: Field;
  operation: Operation;
  value: Operand | undefined;
  onChange: (value: Operand | undefined) => void;
  /** Its accessible name. */
  label: string;
  /** The id of the text that says what is wrong with it. */
  describedBy?: string | undefined;
}
