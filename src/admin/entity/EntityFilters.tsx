import { Suspense } from 'react';
import type { Entity } from '#model/entity.ts';
import { filterable } from '#model/filterable.ts';
import { ejectedParts } from './ejected-parts.ts';
import { FilterSentence } from './FilterSentence.tsx';

/** The filter of a list, or the file that stands in its place. */
export function EntityFilters({ entity }: { entity: Entity }) {
  const Ejected = ejectedParts.filters[entity.name];
  if (!Ejected) return <FilterSentence fields={filterable(entity)} />;
  return (
    <Suspense>
      <Ejected entity={entity} />
    </Suspense>
  );
}
