import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { noticeKinds, type NoticeKind } from '#model/mail/notice-kinds.ts';
import { languageOf, type Language } from '#model/languages.ts';
import { useState } from 'react';
import { mailMessages } from '../../data/mail-messages.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { usePageTexts } from '../../data/usePageTexts.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { sheet } from '../../layout/sheet.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { LanguageOfMail } from './LanguageOfMail.tsx';
import { readOwnTemplates } from './mail-calls.ts';
import { useVersionWords } from './use-version-words.ts';

const kinds = Object.keys(noticeKinds) as NoticeKind[];

/** Every mail that the product writes, when it is sent, and whose words it has. */
export function MailTemplatesPage() {
  usePageTexts(mailMessages);
  const translate = useTranslate();
  const data = useRostrumData();
  const [language, setLanguage] = useState<Language>(languageOf(useSession().culture));
  const wordsOf = useVersionWords();
  const title = translate('mail.template.title');
  usePageName(title);
  const { value: own, error, retry } = useAnswer('own', (_asked, signal) => readOwnTemplates(data, signal));
  const ownOf = (kind: NoticeKind) => own?.find((one) => one.kind === kind && one.language === language);
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate('mail.template.explain')}</Typography>
      <LanguageOfMail value={language} onChange={setLanguage} />
      {error !== undefined && <Failure text={translate('mail.template.failed')} problem={error} onRetry={retry} />}
      <TableContainer sx={sheet}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('mail.template.mail')}</TableCell>
              <TableCell>{translate('mail.template.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {kinds.map((kind) => (
              <TableRow key={kind}>
                <TableCell>
                  <Link component={RouterLink} to={`/setup/mail-template/${language}/${kind}`} sx={{ fontWeight: 550 }}>
                    {translate(`mail.kind.${kind}`)}
                  </Link>
                  <Typography variant="body2" color="textSecondary">
                    {translate(`mail.kind.${kind}.when`)}
                  </Typography>
                </TableCell>
                <TableCell>{own && wordsOf(ownOf(kind))}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
