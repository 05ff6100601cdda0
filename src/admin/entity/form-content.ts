import { createContext, type ReactNode } from 'react';
import type { Entity, Section } from '#model/entity.ts';

/** What stands in a section instead of its fields, by the section's id. */
export type SectionContent = Partial<Record<string, ReactNode>>;

interface HandMade {
  entity: Entity | undefined;
  isNew: boolean;
  content: SectionContent;
}

/** What a form that was written by hand shows in its sections. */
export const FormContentContext = createContext<HandMade>({ entity: undefined, isNew: false, content: {} });

/** The fields of a section: of what the person may not write, a new record has only what everybody's has. */
export function fieldsShownIn({ fields }: Pick<Section, 'fields'>, isNew: boolean): Section['fields'] {
  return fields.filter(({ readOnly, property }) => !readOnly || !isNew || property.default !== undefined);
}
