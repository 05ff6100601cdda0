import Box from '@mui/material/Box';
import { Form } from 'react-admin';
import { useMemo } from 'react';
import type { Values } from '#model/values.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { errorsOf } from '../data/problems.ts';
import { useAttributes } from '../fields/attributes.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ExitWarning } from './ExitWarning.tsx';
import { FocusRefusedField } from './FocusRefusedField.tsx';
import { FormActions } from './FormActions.tsx';
import { FormSection } from './FormSection.tsx';
import { initialValuesOf } from './form-values.ts';
import { createResolver } from './resolver.ts';

interface Props {
  loaded: LoadedEntity;
  /** The record to edit; absent for a new one. */
  record?: Values;
  /** Saves what the check let through; rejects with the server's problem. */
  onSave: (values: Values) => Promise<unknown>;
}

/** The form of any entity: its sections, its check, its way out. Saves are pessimistic. */
export function EntityForm({ loaded, record, onSave }: Props) {
  const { entity } = loaded;
  const hasCriteria = entity.fields.some(({ kind, readOnly }) => kind === 'criteria' && !readOnly);
  const { fields: attributes } = useAttributes(hasCriteria);
  const resolver = useMemo(
    () => createResolver({ ...loaded, stored: record, attributes }),
    [loaded, record, attributes],
  );
  const defaultValues = useMemo(() => initialValuesOf(entity, record), [entity, record]);
  return (
    <Form
      defaultValues={defaultValues}
      resolver={resolver}
      resetOptions={keepOutcome}
      onSubmit={(values: Values) => onSave(values).then(nothing, fieldErrorsOf)}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ErrorSummary entity={entity} />
        {entity.sections.map((section) => (
          <FormSection key={section.id} entity={entity} section={section} isNew={!record} />
        ))}
        <FormActions />
      </Box>
      <FocusRefusedField entity={entity} />
      <ExitWarning />
    </Form>
  );
}

/**
 * The record that comes back resets the form. That it was saved is still to be said, and the memoised inputs,
 * which do not render anew, stay registered.
 */
const keepOutcome = { keepIsSubmitSuccessful: true, keepSubmitCount: true, keepFieldsRef: true };

function nothing(): void {}

/** The messages of fields; that of the record as a whole is shown in the snackbar. */
function fieldErrorsOf(problem: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(errorsOf(problem)).filter(([name]) => name !== ''));
}
