import { useMemo, type ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { FormContentContext, type SectionContent } from './form-content.ts';

interface Props {
  entity: Entity;
  isNew: boolean;
  content: SectionContent;
  /** The sections of the form, arranged as the engine does. */
  children: ReactNode;
}

/** Gives the sections of a form a content that was written by hand. */
export function FormContent({ entity, isNew, content, children }: Props) {
  const form = useMemo(() => ({ entity, isNew, content }), [entity, isNew, content]);
  return <FormContentContext value={form}>{children}</FormContentContext>;
}
