import { memo } from 'react';
import { useController } from 'react-hook-form';
import { useSession } from '../session/SessionContext.tsx';
import { DatePicker } from './DatePicker.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { useZone } from './use-zone.ts';

/** A date in the person's pattern, or an instant in it by the clock that the form names, else by their own. */
export const DateInput = memo(function DateInput(props: InputProps) {
  const { user } = useSession();
  const { kind, hints } = props.field;
  if (kind !== 'dateTime') return <DateOrInstant {...props} />;
  // Only those that need it watch another field.
  return hints.zone === undefined ? <DateOrInstant {...props} clock={user.zone.iana} /> : <ZonedInstant {...props} />;
});

function ZonedInstant(props: InputProps) {
  const clock = useZone(props.field.hints.zone);
  return <DateOrInstant {...props} clock={clock} />;
}

function DateOrInstant({ field, name, clock }: InputProps & { clock?: string }) {
  const { field: input } = useController({ name });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <DatePicker
          id={id}
          aria={aria}
          {...(clock !== undefined && { clock })}
          value={typeof input.value === 'string' ? input.value : null}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
        />
      )}
    </FieldFrame>
  );
}
