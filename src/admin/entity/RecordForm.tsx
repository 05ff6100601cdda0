import { setSubmissionErrors } from 'react-admin';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { submitErrorsOf } from './form-errors.ts';

interface Props {
  entity: Entity;
  id?: string;
  /** What the form starts with. Others take their place, and are what it is compared with from then on. */
  values: Values;
  resolver: Resolver<Values>;
  /** Takes what the check let through; rejects with the server's problem, which is told where it belongs. */
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/**
 * A form of react-hook-form with our check. react-admin's own one resets itself as soon as it is there, which renders
 * every input twice.
 */
export function RecordForm({ entity, id, values, resolver, onSubmit, children }: Props) {
  const form = useForm<Values>({ values, resolver, resetOptions: keepOutcome, shouldFocusError: false });
  const take = (event: SyntheticEvent) => {
    // A form in a dialog stands, for React, within the form that opened it.
    event.stopPropagation();
    const refuse = (problem: unknown) => setSubmissionErrors(submitErrorsOf(problem, entity), form.setError);
    void form.handleSubmit((checked) => onSubmit(checked).catch(refuse))(event);
  };
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={take}>
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * The record that comes back resets the form. That it was saved is still to be said, and the memoised inputs,
 * which do not render anew, stay registered.
 */
const keepOutcome = { keepIsSubmitSuccessful: true, keepSubmitCount: true, keepFieldsRef: true };
