import type { Entity, Section } from '#model/entity.ts';

/** Neighbouring sections of a form that are shown in the same way. */
export interface FormParts {
  entity: Entity;
  sections: readonly Section[];
  isNew: boolean;
}
