import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { placeOf, type EditedSession } from './edited-agenda.ts';
import { SessionForm } from './SessionForm.tsx';
import { useEditing } from './setting.ts';
import { useWords } from './words.ts';

/** What the marked session is, to be edited; what has begun or is cancelled is told. */
export function SessionInspector({ session }: { session: EditedSession }) {
  const translate = useTranslate();
  const { editor, dispatch, setting, problems } = useEditing();
  const { sessionOf, problemOf } = useWords(setting);
  const day = editor.days[placeOf(editor.days, session.id)?.day ?? -1];
  const own = problems.filter(({ id, field, conflict }) => id === session.id && (conflict !== undefined || !field));
  const { id, status, reason = '', isLocked } = session;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {own.map((problem) => (
        <Typography key={problemOf(problem)} variant="body2" sx={problem.severity === 'block' ? blocked : warned}>
          {problemOf(problem)}
        </Typography>
      ))}
      {isLocked && <Typography>{translate('agenda.locked')}</Typography>}
      {status === 'Cancelled' && <Typography>{translate('agenda.cancelled', { reason })}</Typography>}
      {isLocked || status === 'Cancelled' ? (
        <Typography variant="body2">{day && sessionOf(session, day)}</Typography>
      ) : (
        <>
          <SessionForm key={id} session={session} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => dispatch({ type: 'split', id })}>
              {translate('agenda.split')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => dispatch({ type: 'remove', id })}>
              {translate('agenda.removeSession')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

const told = { borderInlineStart: '4px solid', paddingInlineStart: 1 } as const;
const blocked = { ...told, borderColor: 'error.main', color: 'error.main' } as const;
const warned = { ...told, borderColor: 'warning.main' } as const;
