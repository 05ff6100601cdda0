import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { EditedSession } from './edited-agenda.ts';
import { scopes, seriesOf, type Scope } from './series.ts';
import { useAgendaState, useEditing } from './setting.ts';

/** Asks whether a change is one of this session, of those after it too, or of all that are like it. */
export function SeriesScope({ session }: { session: EditedSession }) {
  const translate = useTranslate();
  const id = useId();
  const { dispatch } = useEditing();
  const { editor } = useAgendaState();
  // Those that are changed together stay one choice while they are changed.
  const countOf = (scope: Scope) =>
    scope === editor.scope && scope !== 'this'
      ? editor.together.length
      : seriesOf(editor.days, session.id, scope).length;
  if (countOf('all') < 2 && editor.scope === 'this') return null;
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{translate('agenda.scope')}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        value={editor.scope}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        onChange={({ target }) => dispatch({ type: 'scope', scope: target.value as Scope })}
      >
        {scopes.map((scope) => (
          <option key={scope} value={scope}>
            {translate(`agenda.scope.${scope}`, { count: countOf(scope) })}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>{translate('agenda.scope.help')}</FormHelperText>
    </FormControl>
  );
}
