import { lazy, type ComponentType, type ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';

/** What a part of an entity that stands in a file of its own is given. */
interface EjectedProps {
  list: { entity: Entity; tools?: ReactNode };
  filters: { entity: Entity };
  form: { entity: Entity; isNew: boolean; children: ReactNode };
}

type ByEntity<Value> = Partial<Record<string, Value>>;

/** The parts that `npm run eject` wrote, by entity, in the place of the generated ones. */
export const ejectedParts: { [Part in keyof EjectedProps]: ByEntity<ComponentType<EjectedProps[Part]>> } = {
  list: lazily(import.meta.glob<ComponentType<EjectedProps['list']>>('../ejected/*/List.tsx', { import: 'List' })),
  filters: lazily(
    import.meta.glob<ComponentType<EjectedProps['filters']>>('../ejected/*/Filters.tsx', { import: 'Filters' }),
  ),
  form: lazily(import.meta.glob<ComponentType<EjectedProps['form']>>('../ejected/*/Form.tsx', { import: 'Form' })),
};

/** The name of an entity is that of the folder. */
function lazily<Props>(loads: Record<string, () => Promise<ComponentType<Props>>>): ByEntity<ComponentType<Props>> {
  return Object.fromEntries(
    Object.entries(loads).map(([path, load]) => [
      path.split('/').at(-2) ?? '',
      lazy(async () => ({ default: await load() })),
    ]),
  );
}
