import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MailTemplate } from '#model/mail/template.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { previewTemplate, type TemplateName } from './mail-calls.ts';
import { MailView } from './MailView.tsx';

interface Props {
  name: TemplateName;
  text: MailTemplate;
  isRight: boolean;
}

/** Milliseconds after the last key. */
const PAUSE_MS = 300;

/** What becomes of the words, with an example; as it last was while they are not right. */
export function TemplatePreview({ name, text, isRight }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const asked = isRight ? { ...name, ...text } : undefined;
  const { value, error, retry } = useAnswer(asked, (one, signal) => previewTemplate(data, one, signal), PAUSE_MS);
  return (
    <Stack spacing={1.5} component="section" aria-label={translate('mail.template.preview')}>
      <Typography variant="h2">{translate('mail.template.preview')}</Typography>
      {!isRight && <Alert severity="info">{translate('mail.template.preview.wrong')}</Alert>}
      {error !== undefined && <Failure text={translate('mail.template.failed')} problem={error} onRetry={retry} />}
      {value && <MailView mail={value} />}
    </Stack>
  );
}
