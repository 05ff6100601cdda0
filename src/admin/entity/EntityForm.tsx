import Box from '@mui/material/Box';
import { RecordContextProvider } from 'react-admin';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { useAttributes } from '../fields/attributes.ts';
import { InputTableContext } from '../fields/input-table.ts';
import { inputs } from '../fields/inputs.ts';
import { Conditions } from './Conditions.tsx';
import { ejectedParts } from './ejected-parts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ExitWarning } from './ExitWarning.tsx';
import { FocusWrongField } from './FocusWrongField.tsx';
import { FormActions } from './FormActions.tsx';
import { FormDraft } from './FormDraft.tsx';
import { FormNavigationContext, useNewFormNavigation } from './form-navigation.ts';
import { FormInTabs } from './FormInTabs.tsx';
import { FormSections } from './FormSections.tsx';
import { initialValuesOf } from './form-values.ts';
import { formIdOf, openedBeside, useRecordTabs, type RecordTabs } from './record-tabs.ts';
import { RecordForm } from './RecordForm.tsx';
import { createResolver } from './resolver.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  loaded: LoadedEntity;
  /** The record to edit; absent for a new one. */
  record?: Values;
  /** What a new record starts with instead of the defaults. */
  start?: Values | undefined;
  /** Saves what the check let through; rejects with the server's problem. */
  onSave: (values: Values) => Promise<unknown>;
  /** Leaves a form that is no page of its own. */
  onCancel?: () => void;
  /** What stands in the place of the sections. */
  parts?: ReactNode;
  /** Whether something beside its fields would be lost with them. */
  hasMoreToLose?: boolean | undefined;
  /** Told whether there are changes that are not saved. */
  onDirty?: (isDirty: boolean) => void;
}

/** The form of any entity: its sections, its check, its way out. Saves are pessimistic. */
export function EntityForm({ loaded, record, start, onSave, onCancel, parts, hasMoreToLose, onDirty }: Props) {
  const { entity } = loaded;
  const hasCriteria = entity.fields.some(({ kind, readOnly }) => kind === 'criteria' && !readOnly);
  const { fields: attributes } = useAttributes(hasCriteria);
  const resolver = useMemo(
    () => createResolver({ ...loaded, stored: record, attributes }),
    [loaded, record, attributes],
  );
  const defaultValues = useMemo(() => initialValuesOf(entity, record ?? start), [entity, record, start]);
  const draft = useDraft(entity, record, defaultValues);
  const submit = async (values: Values) => {
    await onSave(values);
    // The form of a stored record goes on with what was saved.
    if (!record) draft.end();
  };
  const body = useRef<HTMLDivElement>(null);
  const tabs = useRecordTabs();
  const navigation = useNewFormNavigation(entity.sections, body, tabs?.open);
  const isInSight = !openedBeside(tabs);
  return (
    <RecordForm
      entity={entity}
      {...(tabs && { id: formIdOf(tabs) })}
      values={defaultValues}
      resolver={resolver}
      onSubmit={submit}
    >
      <FormNavigationContext value={navigation}>
        <RecordContextProvider value={record ?? {}}>
          <InputTableContext value={inputs}>
            <Box ref={body} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
              {!onCancel && <FormDraft entity={entity} record={record} draft={draft} />}
              <ErrorSummary entity={entity} />
              {parts ?? <Parts entity={entity} tabs={tabs} isNew={!record} />}
              {isInSight && <FormActions {...(onCancel && { onCancel })} />}
            </Box>
          </InputTableContext>
        </RecordContextProvider>
        <FocusWrongField entity={entity} />
      </FormNavigationContext>
      <Conditions entity={entity} />
      {!onCancel && <ExitWarning hasMoreToLose={hasMoreToLose} onLeave={draft.end} />}
      {onDirty && <TellDirty onDirty={onDirty} />}
    </RecordForm>
  );
}

function Parts({ entity, tabs, isNew }: { entity: Entity; tabs: RecordTabs | undefined; isNew: boolean }) {
  return (
    <PartsByHand entity={entity} isNew={isNew}>
      {tabs ? <FormInTabs entity={entity} tabs={tabs} /> : <FormSections entity={entity} isNew={isNew} />}
    </PartsByHand>
  );
}

/** The generated sections, with the content of the file that stands in the place of theirs. */
function PartsByHand({ children, ...form }: { entity: Entity; isNew: boolean; children: ReactNode }) {
  const Ejected = ejectedParts.form[form.entity.name];
  return Ejected ? <Ejected {...form}>{children}</Ejected> : children;
}

function TellDirty({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
