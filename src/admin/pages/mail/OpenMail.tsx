import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MailAttachment, OpenedMail } from '#model/mail/inbox.ts';
import { saveDownload } from '../../data/save-download.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { readMail } from './mail-calls.ts';
import { MailView } from './MailView.tsx';

/** One caught mail with all its parts. */
export function OpenMail({ id }: { id: string }) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { value: mail, error, retry } = useAnswer(id, (asked, signal) => readMail(data, asked, signal));
  if (error !== undefined) return <Failure text={translate('mail.inbox.failed')} problem={error} onRetry={retry} />;
  if (!mail) return <ContentSkeleton />;
  return (
    <Stack spacing={1.5} sx={{ minInlineSize: 0 }}>
      <div>
        <Address label={translate('mail.inbox.from')} value={mail.from} />
        <Address label={translate('mail.inbox.to')} value={mail.to} />
      </div>
      {mail.attachments.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {mail.attachments.map((one) => (
            <Button key={one.name + one.type} size="small" variant="outlined" onClick={() => download(one)}>
              {translate('mail.inbox.attachment', { name: one.name })}
            </Button>
          ))}
        </Stack>
      )}
      <MailView mail={mail} headers={<Headers mail={mail} />} />
    </Stack>
  );
}

function Address({ label, value }: { label: string; value: string }) {
  return (
    <Typography variant="body2">
      {label}: <bdi>{value}</bdi>
    </Typography>
  );
}

function Headers({ mail }: { mail: OpenedMail }) {
  return (
    <Box component="dl" dir="ltr" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
      {mail.headers.map(({ name, value }) => (
        <Box key={`${name} ${value}`} sx={{ marginBlockEnd: 1 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function download({ name, type, content }: MailAttachment): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  saveDownload({ content: new Blob([bytes], { type }), name }, name);
}
