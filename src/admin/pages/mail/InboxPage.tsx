import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { mailMessages } from '../../data/mail-messages.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { usePageTexts } from '../../data/usePageTexts.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { Nothing } from '../../layout/Nothing.tsx';
import { CaughtMails } from './CaughtMails.tsx';
import { readInbox } from './mail-calls.ts';
import { ClockTools } from './ClockTools.tsx';
import { OpenMail } from './OpenMail.tsx';

const PAUSE_MS = 200;

/** Every mail that the product has sent, where the embedded mail server catches them. */
export function InboxPage() {
  usePageTexts(mailMessages);
  const translate = useTranslate();
  const data = useRostrumData();
  const { id } = useParams();
  const [search, setSearch] = useState('');
  const title = translate('mail.inbox.title');
  usePageName(title);
  const { value, error, retry } = useAnswer(
    { search },
    (asked, signal) => readInbox(data, asked.search, signal),
    PAUSE_MS,
  );
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate('mail.inbox.explain')}</Typography>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          label={translate('mail.inbox.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minInlineSize: 240 }}
        />
        <Button onClick={retry}>{translate('mail.inbox.refresh')}</Button>
        <ClockTools />
      </Stack>
      {error !== undefined && <Failure text={translate('mail.inbox.failed')} problem={error} onRetry={retry} />}
      {value?.length === 0 && <Nothing text={translate('mail.inbox.none')} />}
      {value && value.length > 0 && (
        <Box sx={columns}>
          <CaughtMails mails={value} chosen={id} />
          {id === undefined ? <Typography>{translate('mail.inbox.choose')}</Typography> : <OpenMail key={id} id={id} />}
        </Box>
      )}
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;
