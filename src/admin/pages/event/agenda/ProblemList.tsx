import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { sessionWith } from './edited-agenda.ts';
import type { Problem } from './problems.ts';
import { useAgendaState, useEditing } from './setting.ts';

/** Everything that stands against the sessions, in words: first what they can't be saved with. */
export function ProblemList() {
  const { problems } = useAgendaState();
  return (['block', 'warning'] as const).map((severity) => {
    const such = problems.filter((problem) => problem.severity === severity);
    return such.length > 0 && <Problems key={severity} severity={severity} problems={such} />;
  });
}

interface Props {
  severity: Problem['severity'];
  problems: readonly Problem[];
}

/** Each is a way to its session. */
function Problems({ severity, problems }: Props) {
  const translate = useTranslate();
  const { words, inspect } = useEditing();
  const { editor } = useAgendaState();
  return (
    <Alert
      severity={severity === 'block' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ displayPrint: 'none' }}
      // Where a form leads when sessions are refused.
      {...(severity === 'block' && { 'data-path': 'days' })}
    >
      {translate(`agenda.problems.${severity}`, { smart_count: problems.length })}
      <Box component="ul" sx={list}>
        {problems.map((problem) => {
          const { id } = problem;
          const session = sessionWith(editor.days, id);
          const text = words.placedProblemOf(problem);
          return (
            <li key={`${id} ${problem.field} ${text}`}>
              {session && id && (
                <>
                  <Link component="button" type="button" color="inherit" onClick={() => inspect(id)}>
                    {session.title || '…'}
                  </Link>
                  {': '}
                </>
              )}
              {text}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

/** Many things to look at are not to push the days off the screen. */
const list = { margin: '2px 0 0', paddingInlineStart: 2.5, maxBlockSize: 132, overflowY: 'auto' } as const;
