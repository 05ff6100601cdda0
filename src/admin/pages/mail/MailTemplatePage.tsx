import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, Navigate, useNavigate, useParams } from 'react-router-dom';
import { isLanguage } from '#model/languages.ts';
import { isNoticeKind } from '#model/mail/notice-kinds.ts';
import type { TemplateHistory } from '#model/mail/template.ts';
import { useState } from 'react';
import { mailMessages } from '../../data/mail-messages.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { usePageTexts } from '../../data/usePageTexts.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { LanguageOfMail } from './LanguageOfMail.tsx';
import { readTemplate, type TemplateName } from './mail-calls.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const list = '/setup/mail-template';

/** The template of one kind of mail in one language. */
export function MailTemplatePage() {
  usePageTexts(mailMessages);
  const { kind = '', language = '' } = useParams();
  if (!isNoticeKind(kind) || !isLanguage(language)) return <Navigate to={list} replace />;
  return <OneTemplate key={`${language}/${kind}`} name={{ kind, language }} />;
}

function OneTemplate({ name }: { name: TemplateName }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const data = useRostrumData();
  const title = translate(`mail.kind.${name.kind}`);
  usePageName(title);
  const { value, error, retry } = useAnswer(name, (asked, signal) => readTemplate(data, asked, signal));
  // What a save has answered is newer than what was read before.
  const [saved, setSaved] = useState<TemplateHistory>();
  const history = saved ?? value;
  return (
    <Stack spacing={2}>
      <Link component={RouterLink} to={list}>
        {translate('mail.template.title')}
      </Link>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate(`mail.kind.${name.kind}.when`)}</Typography>
      <LanguageOfMail
        value={name.language}
        onChange={(language) => void navigate(`${list}/${language}/${name.kind}`)}
      />
      {error !== undefined && <Failure text={translate('mail.template.failed')} problem={error} onRetry={retry} />}
      {!history && error === undefined && <ContentSkeleton />}
      {history && <TemplateEditor history={history} onSaved={setSaved} />}
    </Stack>
  );
}
