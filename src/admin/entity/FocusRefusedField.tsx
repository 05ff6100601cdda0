import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';

/** After the server has refused values, the first field that it named gets the focus (specification, section 8). */
export function FocusRefusedField({ entity }: { entity: Entity }) {
  const { setFocus, getFieldState } = useFormContext();
  const { isSubmitting, submitCount } = useFormState();
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const order = entity.sections.flatMap(({ fields }) => fields);
    const first = order.find(({ name }) => getFieldState(name).error?.type === 'server');
    if (first) setFocus(first.name);
    // Only the end of a submission moves the focus, not the errors that typing mends.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSubmitting, submitCount]);
  return null;
}
