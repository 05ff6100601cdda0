import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { sessionFields, type AgendaSession } from '#model/agenda/agenda.ts';
import type { Field } from '#model/entity.ts';
import { isMissing, isSame, type Values } from '#model/values.ts';
import { formErrorsOf } from '../../../entity/form-errors.ts';
import { inputs } from '../../../fields/inputs.ts';
import { InputTableContext } from '../../../fields/input-table.ts';
import { NestedFields } from '../../../fields/NestedFields.tsx';
import { withNulls } from '../../../fields/nested-values.ts';
import type { EditedSession } from './edited-agenda.ts';
import { InstructorRoles } from './InstructorRoles.tsx';
import { useAgendaState, useEditing } from './setting.ts';
import { isClockTime } from '#model/time/time-texts.ts';

/** Edits what a session says, field by field; each change is one of the agenda at once. */
export function SessionForm({ session }: { session: EditedSession }) {
  const { dispatch } = useEditing();
  const { problems } = useAgendaState();
  const values = useMemo(() => valuesOf(session), [session]);
  const errors = useMemo(() => {
    const own = problems.filter(({ id, field, conflict }) => id === session.id && field && !conflict);
    const byField = own.map(({ field = '', message }) => [field, { type: 'check', message }] as const);
    return { [NAME]: formErrorsOf(fields, Object.fromEntries(byField)) };
  }, [problems, session.id]);
  const form = useForm({ defaultValues: { [NAME]: values }, errors, shouldFocusError: false });
  const sent = useRef(values);
  const change = useEffectEvent((path: string | undefined, all: Values) => {
    const field = fields.find(({ name }) => path === `${NAME}.${name}` || path?.startsWith(`${NAME}.${name}.`));
    if (!field || !isReadable(field, all[field.name])) return;
    const value = all[field.name];
    if (isSame(value, sent.current[field.name])) return;
    sent.current = { ...sent.current, [field.name]: structuredClone(value) };
    const changed = { [field.name]: isMissing(value) ? undefined : withoutNulls(value) } as Partial<AgendaSession>;
    dispatch({ type: 'change', id: session.id, values: changed, field: field.name });
  });
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: all }) => change(name, (all as Record<string, Values>)[NAME] ?? {}),
      }),
    [subscribe],
  );
  useEffect(() => {
    // What was typed here is here already; what was dragged, undone or moved by keys is not.
    if (isSame(values, sent.current)) return;
    sent.current = values;
    reset({ [NAME]: values });
  }, [values, reset]);
  return (
    <FormProvider {...form}>
      <InputTableContext value={inputs}>
        <Box onKeyDown={keepEnter} data-inspector sx={narrow}>
          <NestedFields field={whole} name={NAME} />
          <InstructorRoles session={session} />
        </Box>
      </InputTableContext>
    </FormProvider>
  );
}

/** Where the values of the session stand in the form. */
const NAME = 'session';

const halves = new Set(['startTime', 'endTime', 'mode', 'compulsory']);

/** What is written in the inspector; who of the instructors does what stands below. */
const fields = sessionFields
  .filter(({ name, readOnly }) => !readOnly && name !== 'key' && name !== 'instructorRoles')
  .map((field): Field => ({ ...field, hints: { ...field.hints, width: halves.has(field.name) ? 'half' : 'full' } }));

const whole = { name: NAME, kind: 'object', fields } as unknown as Field;

function valuesOf(session: EditedSession): Values {
  const given = session as unknown as Values;
  return Object.fromEntries(fields.map((field) => [field.name, withNulls(given[field.name], field)]));
}

/** A time that is half typed is none yet. */
function isReadable({ kind }: Field, value: unknown): boolean {
  return kind !== 'time' || isClockTime(value);
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}

/** The form around the editor is not to be sent by a line that is typed here. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Two columns in the narrow space beside the days. */
const narrow = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
