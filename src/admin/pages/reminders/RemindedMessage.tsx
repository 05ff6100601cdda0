import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RemindedAnswer } from '#model/reminders.ts';
import { sheet } from '../../layout/sheet.ts';

/** What somebody is told, in their language, which may be written in another direction than the page. */
export function RemindedMessage({ message }: { message: NonNullable<RemindedAnswer['message']> }) {
  const translate = useTranslate();
  const id = useId();
  const { name, subject, text } = message;
  return (
    <Box component="section" aria-labelledby={id} tabIndex={0} sx={{ ...sheet, ...letter }}>
      <Typography id={id} variant="body2" color="textSecondary">
        {translate('reminder.message', { name })}
      </Typography>
      <Typography dir="auto" sx={{ fontWeight: 600, marginBlock: 0.5 }}>
        {subject}
      </Typography>
      <Typography dir="auto" variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

const letter = { padding: 1.5, maxBlockSize: '30vh', overflowY: 'auto' } as const;
