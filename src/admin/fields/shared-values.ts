import { useWatch } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';

/** The values beside the field at a path that its records are to share. */
export function useSharedValues({ hints }: Field, path: string): Values {
  const beside = path.slice(0, path.lastIndexOf('.') + 1);
  const names = hints.reference?.sharing ?? [];
  const values: unknown[] = useWatch({ name: names.map((name) => `${beside}${name}`) });
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}
