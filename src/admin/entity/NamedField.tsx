import { useContext } from 'react';
import { fieldsNamed } from './fields-named.ts';
import { FormField } from './FormField.tsx';
import { FormContentContext, fieldsShownIn } from './form-content.ts';

/** A field of the form around it, by its name; nothing where the person may not see it. */
export function NamedField({ name }: { name: string }) {
  const { entity, isNew } = useContext(FormContentContext);
  const fields = entity ? fieldsNamed(entity, [name]) : [];
  return fieldsShownIn({ fields }, isNew).map((field) => <FormField key={name} field={field} isNew={isNew} />);
}
