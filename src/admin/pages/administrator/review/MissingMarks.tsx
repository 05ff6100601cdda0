import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MissingMarks as Missing } from '#model/review.ts';
import { useSessionName } from './use-session-name.ts';

interface Props {
  missing: readonly Missing[];
  /** Where they are made. */
  path: string;
}

/** Who is not marked for what, and the way to where that is done. */
export function MissingMarks({ missing, path }: Props) {
  const translate = useTranslate();
  const nameOf = useSessionName();
  if (missing.length === 0) return null;
  const count = missing.reduce((sum, { learners }) => sum + learners.length, 0);
  const title = translate('review.missing', { smart_count: count });
  return (
    <Alert
      severity="warning"
      role="note"
      aria-label={title}
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button component={Link} to={path} color="inherit" sx={{ displayPrint: 'none' }}>
          {translate('review.missing.mark')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {missing.map(({ session, learners }) => (
          <li key={session?.key ?? ''}>
            {nameOf(session)}: {learners.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
