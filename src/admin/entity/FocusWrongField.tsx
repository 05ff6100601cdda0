import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import { wrongPlacesIn } from './form-errors.ts';
import { useFormNavigation } from './form-navigation.ts';

/** When saving was refused, here or by the server, the first wrong field gets the focus (specification, section 8). */
export function FocusWrongField({ entity }: { entity: Entity }) {
  const { reveal } = useFormNavigation();
  const { errors, isSubmitting, submitCount } = useFormState();
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const [first] = wrongPlacesIn(
      entity.sections.flatMap(({ fields }) => fields),
      errors,
    );
    if (first) reveal(first.path);
    // Only the end of a submission moves the focus, not the errors that typing mends.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSubmitting, submitCount]);
  return null;
}
