import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { sheet as paper } from '../../../layout/sheet.ts';
import { DayHead } from './DayHead.tsx';
import { nameOfDay, type EditedDay, type EditedSession } from './edited-agenda.ts';
import { sessionLook } from './session-look.ts';
import { SessionText } from './SessionText.tsx';
import { useEditing } from './setting.ts';
import { useSessionKeys } from './use-session-keys.ts';
import { useWords } from './words.ts';

/** Days one below the other, for narrow screens. */
export function DayList() {
  const { editor, setting } = useEditing();
  const { dayOf } = useWords(setting);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {editor.days.map((day, position) => (
        <Box key={nameOfDay(day)} component="section" aria-label={dayOf(day)} sx={sheet}>
          <DayHead day={day} position={position} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, padding: 1 }}>
            {day.sessions.map((session) => (
              <SessionCard key={session.id} session={session} day={day} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function SessionCard({ session, day }: { session: EditedSession; day: EditedDay }) {
  const translate = useTranslate();
  const { editor, dispatch, setting, problems, inspect } = useEditing();
  const { sessionOf, problemOf } = useWords(setting);
  const own = problems.filter(({ id }) => id === session.id);
  const isMarked = editor.marked === session.id;
  return (
    <Box
      component="button"
      type="button"
      data-session={session.id}
      aria-pressed={isMarked}
      aria-label={[sessionOf(session, day), ...own.map((problem) => problemOf(problem))].join('. ')}
      title={translate('agenda.inspector')}
      onFocus={() => dispatch({ type: 'mark', id: session.id })}
      onClick={() => inspect(session.id)}
      onKeyDown={useSessionKeys(session)}
      sx={{ ...sessionLook({ session, problems: own, isMarked }), minBlockSize: 48, cursor: 'pointer' }}
    >
      <SessionText session={session} times={session} hasProblems={own.length > 0} />
    </Box>
  );
}

const sheet = {
  ...paper,
  minInlineSize: 0,
} as const;
