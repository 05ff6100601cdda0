import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { sessionFields, type AgendaSession } from '#model/agenda/agenda.ts';
import { fieldNamed } from '#model/entity.ts';
import { textOfValue } from '../../../fields/value-text.ts';
import type { EditedSession } from './edited-agenda.ts';
import { useEditing } from './setting.ts';

type InstructorRole = NonNullable<AgendaSession['instructorRoles']>[number];

const field = fieldNamed(sessionFields, 'instructorRoles', 'session');
const roles = (field.property.items?.enum ?? []) as InstructorRole[];

/** Who leads and who helps, one choice for each instructor; the first leads unless somebody says otherwise. */
export function InstructorRoles({ session }: { session: EditedSession }) {
  const { dispatch, labels } = useEditing();
  const { id, instructorKeys = [], instructorRoles = [] } = session;
  const current = instructorKeys.map((_key, index) => instructorRoles[index] ?? (index === 0 ? 'LEAD' : 'CO_LEAD'));
  const choose = (position: number, role: InstructorRole) => {
    const changed = current.map((before, index) => (index === position ? role : before));
    dispatch({ type: 'change', id, values: { instructorRoles: changed }, field: field.name });
  };
  return instructorKeys.map((key, index) => (
    <Role
      key={key}
      name={labels.get(key) ?? '…'}
      role={current[index] ?? 'CO_LEAD'}
      onChoose={(role) => choose(index, role)}
    />
  ));
}

interface Props {
  name: string;
  role: InstructorRole;
  onChoose: (role: InstructorRole) => void;
}

function Role({ name, role, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{translate('agenda.roleOf', { name })}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        value={role}
        inputProps={{ id }}
        onChange={({ target }) => onChoose(target.value as InstructorRole)}
      >
        {roles.map((option) => (
          <option key={option} value={option}>
            {textOfValue(field, option, translate)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
