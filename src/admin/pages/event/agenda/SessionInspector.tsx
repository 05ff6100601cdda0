import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../../fields/Failure.tsx';
import { CancelSession } from './CancelSession.tsx';
import { isFixed, placeOf, type EditedDay, type EditedSession } from './edited-agenda.ts';
import { FreeSlots } from './FreeSlots.tsx';
import { MoveSession } from './MoveSession.tsx';
import { SavedOnly } from './SavedOnly.tsx';
import { SeriesScope } from './SeriesScope.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionForm } from './SessionForm.tsx';
import { useAgendaState, useEditing } from './setting.ts';
import type { SessionAnswers } from './use-session-answers.ts';

interface Props {
  session: EditedSession;
  answers: SessionAnswers | undefined;
  /** Whether somebody looks for another time for it. */
  isSeeking: boolean;
}

/** What the marked session is, to be edited; what has begun or is cancelled is told. */
export function SessionInspector({ session, answers, isSeeking }: Props) {
  const { setting, words } = useEditing();
  const { editor, problems } = useAgendaState();
  const { id } = session;
  const day = editor.days[placeOf(editor.days, id)?.day ?? -1];
  const own = problems.filter((problem) => problem.id === id && (problem.conflict !== undefined || !problem.field));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {own.map((problem) => (
        <Typography key={words.problemOf(problem)} variant="body2" sx={problem.severity === 'block' ? blocked : warned}>
          {words.problemOf(problem)}
        </Typography>
      ))}
      {setting.readOnly !== undefined || isFixed(session) ? (
        <>
          <SessionFacts session={session} day={day} />
          {setting.readOnly === undefined && answers && <Restore key={id} session={session} answers={answers} />}
        </>
      ) : (
        <>
          {isSeeking && !setting.isRelative && day && <FreeSlots key={id} session={session} day={day} />}
          <SeriesScope session={session} />
          <SessionForm key={id} session={session} />
          <Deeds session={session} day={day} answers={answers} />
        </>
      )}
    </Box>
  );
}

function Deeds({ session, day, answers }: Pick<Props, 'session' | 'answers'> & { day: EditedDay | undefined }) {
  const translate = useTranslate();
  const { dispatch, setting, seek } = useEditing();
  const { id } = session;
  const button = { size: 'small', variant: 'outlined' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!setting.isRelative && (
        <Button {...button} onClick={() => seek(id)}>
          {translate('agenda.slots')}
        </Button>
      )}
      {day && <MoveSession session={session} day={day} />}
      <Button {...button} onClick={() => dispatch({ type: 'split', id })}>
        {translate('agenda.split')}
      </Button>
      <Button {...button} onClick={() => dispatch({ type: 'remove', id })}>
        {translate('agenda.removeSession')}
      </Button>
      {answers && session.key && <CancelSession session={session} answers={answers} />}
    </Box>
  );
}

/** A cancelled session that has not begun can take place after all. */
function Restore({ session, answers }: { session: EditedSession; answers: SessionAnswers }) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<unknown>();
  if (session.status !== 'Cancelled' || session.isLocked) return null;
  const restore = () => {
    setProblem(undefined);
    void answers.restore(session).catch(setProblem);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <SavedOnly size="small" isUnsaved={answers.isUnsaved} onTake={restore}>
        {translate('agenda.restoreSession')}
      </SavedOnly>
      {problem !== undefined && <Failure text={translate('action.failed')} problem={problem} onRetry={restore} />}
    </Box>
  );
}

const told = { borderInlineStart: '4px solid', paddingInlineStart: 1 } as const;
const blocked = { ...told, borderColor: 'error.main', color: 'error.main' } as const;
const warned = { ...told, borderColor: 'warning.main' } as const;
