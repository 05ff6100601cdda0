import type { Operation } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import type { DataType } from '#model/operations.ts';

/** An item of `attributes-for-security-filter`. */
export interface SecurityAttribute {
  key: string;
  labelKey: string;
  dataType: DataType;
  operations: Operation[];
  options?: { value: string | boolean; label: string }[];
}

/** The attribute as a field, so that whatever edits, checks and words conditions can take it. */
export function fieldOfAttribute(attribute: SecurityAttribute): Field {
  const { key, labelKey, dataType, operations, options } = attribute;
  const kind = kindOfAttribute(attribute);
  return {
    name: key,
    kind,
    title: key,
    required: false,
    readOnly: false,
    operations,
    dataType,
    hints: { attribute: true },
    property: kind === 'choice' ? { enum: (options ?? []).map(({ value }) => String(value)) } : {},
    fields: [],
    messageKey: labelKey.replace(/\.label$/, ''),
  };
}

function kindOfAttribute({ dataType, options }: SecurityAttribute): FieldKind {
  if (options?.every(({ value }) => typeof value === 'boolean' || value === 'true' || value === 'false')) {
    return 'boolean';
  }
  return options ? 'choice' : kindByDataType[dataType];
}

const kindByDataType = {
  lookup: 'lookup',
  date: 'date',
  number: 'decimal',
  string: 'text',
} as const satisfies Record<DataType, FieldKind>;
