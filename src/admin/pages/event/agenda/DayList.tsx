import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { sheet as paper } from '../../../layout/sheet.ts';
import { DayHead } from './DayHead.tsx';
import { nameOfDay, type EditedSession } from './edited-agenda.ts';
import { problemsById, type Problem } from './problems.ts';
import { sessionLook } from './session-look.ts';
import { SessionText } from './SessionText.tsx';
import { useAgendaState, useEditing } from './setting.ts';
import { useSessionKeys } from './use-session-keys.ts';

/** Days one below the other, for narrow screens. */
export function DayList() {
  const { editor, problems } = useAgendaState();
  const { words } = useEditing();
  const byId = useMemo(() => problemsById(problems), [problems]);
  return (
    <Box sx={list}>
      {editor.days.map((day, position) => (
        <Box key={nameOfDay(day)} component="section" aria-label={words.dayOf(day)} sx={sheet}>
          <DayHead day={day} position={position} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, padding: 1 }}>
            {day.sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                day={words.dayOf(day)}
                isMarked={editor.marked === session.id}
                isTogether={editor.together.includes(session.id)}
                problems={byId.get(session.id) ?? none}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface CardProps {
  session: EditedSession;
  /** What its day is called. */
  day: string;
  isMarked: boolean;
  isTogether: boolean;
  problems: readonly Problem[];
}

const SessionCard = memo(function SessionCard({ session, day, problems, ...marks }: CardProps) {
  const translate = useTranslate();
  const { dispatch, words, inspect } = useEditing();
  return (
    <Box
      component="button"
      type="button"
      data-session={session.id}
      aria-pressed={marks.isMarked}
      aria-label={[words.sessionOf(session, day), ...problems.map((problem) => words.problemOf(problem))].join('. ')}
      title={translate('agenda.inspector')}
      onFocus={() => dispatch({ type: 'mark', id: session.id })}
      onClick={() => inspect(session.id)}
      onKeyDown={useSessionKeys(session)}
      sx={{ ...sessionLook({ session, problems, ...marks }), minBlockSize: 48, cursor: 'pointer' }}
    >
      <SessionText session={session} times={session} hasProblems={problems.length > 0} />
    </Box>
  );
});

const none = [] as const;

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

const sheet = {
  ...paper,
  minInlineSize: 0,
} as const;
