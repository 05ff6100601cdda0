import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { sessionWith } from './edited-agenda.ts';
import { useEditing } from './setting.ts';
import { useWords } from './words.ts';

/** Everything that stands against the sessions, in words; each is a way to its session. */
export function ProblemList() {
  const translate = useTranslate();
  const { editor, problems, setting, inspect } = useEditing();
  const { problemOf } = useWords(setting);
  if (problems.length === 0) return null;
  const isBlocked = problems.some(({ severity }) => severity === 'block');
  return (
    <Alert severity={isBlocked ? 'error' : 'warning'} variant="outlined">
      {translate('agenda.problems', { smart_count: problems.length })}
      <Box component="ul" sx={{ margin: '2px 0 0', paddingInlineStart: 2.5 }}>
        {problems.map((problem) => {
          const { id } = problem;
          const session = sessionWith(editor.days, id);
          return (
            <li key={`${id} ${problem.field} ${problem.message}`}>
              {session && id && (
                <>
                  <Link component="button" type="button" color="inherit" onClick={() => inspect(id)}>
                    {session.title || '…'}
                  </Link>
                  {': '}
                </>
              )}
              {problemOf(problem)}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
