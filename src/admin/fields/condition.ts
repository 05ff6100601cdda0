import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldNamesIn, matches } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { isMissing, type Values } from '#model/values.ts';
import { withNulls } from './nested-values.ts';

/**
 * Whether the condition of the field at a path holds for the values beside it; only a change of the fields that it asks
 * for renders anew.
 */
export function useIsShown({ hints: { when = {} } }: Field, path: string): boolean {
  const beside = path.slice(0, path.lastIndexOf('.') + 1);
  const names = fieldNamesIn(when);
  const values: unknown[] = useWatch({ name: names.map((name) => `${beside}${name}`) });
  return matches(when, Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/**
 * The same, and keeps what it says: what is hidden has no value, for the server would refuse it; what is shown anew
 * begins with its default.
 */
export function useCondition(field: Field, path: string): boolean {
  const { setValue, getValues } = useFormContext();
  const isShown = useIsShown(field, path);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isNewlyShown = isShown && !wasShown.current;
    wasShown.current = isShown;
    const hasValue = !isMissing(getValues(path));
    if (!isShown && hasValue) setValue(path, withNulls(null, field), { shouldDirty: true });
    const { default: initial } = field.property;
    if (isNewlyShown && !hasValue && initial !== undefined) setValue(path, initial, { shouldDirty: true });
  }, [isShown, field, path, getValues, setValue]);
  return isShown;
}

/** The values without those of hidden fields. */
export function shownValuesOf(fields: readonly Field[], values: Values): Values {
  const hidden = fields.filter(({ hints }) => hints.when && !matches(hints.when, values));
  const names = new Set(hidden.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
