import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import type { Operation } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { operationText } from './describe.ts';
import { operands } from './operands.ts';
import type { Rule } from './rules.ts';

interface Props {
  fields: readonly Field[];
  rule: Rule;
  onChange: (rule: Rule) => void;
  /** The id of the text that says what is wrong with the value. */
  describedBy?: string;
}

/** Field, operation and value of one condition. */
export function RuleEditor({ fields, rule, onChange, describedBy }: Props) {
  const translate = useTranslate();
  const field = fields.find(({ name }) => name === rule.field) ?? fields[0];
  if (!field) return null;
  const Operand = operands[field.kind];
  return (
    <>
      <NativeSelect
        value={field.name}
        onChange={({ target }) => onChange(emptyRule(fields.find(({ name }) => name === target.value) ?? field))}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': translate('filter.attribute') }}
      >
        {fields.map(({ name, messageKey, title }) => (
          <option key={name} value={name}>
            {translate(`${messageKey}.label`, { _: title })}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        value={rule.operation}
        onChange={({ target }) => onChange(withOperation(rule, target.value as Operation))}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': translate('filter.operation') }}
      >
        {field.operations.map((operation) => (
          <option key={operation} value={operation}>
            {operationText(field, operation, translate)}
          </option>
        ))}
      </NativeSelect>
      <Operand
        key={`${field.name} ${rule.operation}`}
        field={field}
        operation={rule.operation}
        value={rule.value}
        onChange={(value) => onChange({ ...rule, value })}
        label={translate('filter.value')}
        describedBy={describedBy}
      />
    </>
  );
}

/** A condition on the field that has no value yet. */
export function emptyRule(field: Field): Rule {
  return { field: field.name, operation: field.operations[0] ?? 'equals', value: undefined };
}

const lists = new Set<Operation>(['anyOf', 'between']);

/** A value that suits the new operation is kept. */
function withOperation(rule: Rule, operation: Operation): Rule {
  const isKept = !lists.has(operation) && !lists.has(rule.operation);
  if (operation === 'anyOf' && rule.value !== undefined) return { ...rule, operation, value: [rule.value].flat() };
  return { ...rule, operation, value: isKept ? rule.value : undefined };
}
