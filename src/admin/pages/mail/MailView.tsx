import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { MailPreview } from '#model/mail/template.ts';
import { ChoiceOf } from '../../layout/ChoiceOf.tsx';
import { sheet } from '../../layout/sheet.ts';
import { MailFrame } from './MailFrame.tsx';

interface Props {
  mail: MailPreview;
  /** What else can be looked at. */
  headers?: ReactNode;
}

type Look = 'html' | 'text' | 'headers';

/** A mail as its recipient sees it, and as plain text. */
export function MailView({ mail, headers }: Props) {
  const translate = useTranslate();
  const [look, setLook] = useState<Look>('html');
  const looks: Look[] = headers === undefined ? ['html', 'text'] : ['html', 'text', 'headers'];
  return (
    <Stack spacing={1.5} sx={[sheet, { padding: 2, minInlineSize: 0 }]}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
        {mail.subject}
      </Typography>
      <ChoiceOf
        label={translate('mail.template.preview')}
        options={looks}
        nameOf={(option) => translate(`mail.as.${option}`)}
        value={look}
        onChange={setLook}
      />
      {look === 'html' && <MailFrame html={mail.html} title={mail.subject} />}
      {look === 'text' && (
        <Box component="pre" dir="auto" sx={plain}>
          {mail.text}
        </Box>
      )}
      {look === 'headers' && headers}
    </Stack>
  );
}

const plain = { margin: 0, fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
