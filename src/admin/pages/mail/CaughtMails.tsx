import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CaughtMail } from '#model/mail/inbox.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { sheet } from '../../layout/sheet.ts';

interface Props {
  mails: readonly CaughtMail[];
  /** The id of the one that is open. */
  chosen: string | undefined;
}

/** Mails, the newest first: to whom, what and when. */
export function CaughtMails({ mails, chosen }: Props) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  return (
    <Box component="ul" aria-label={translate('mail.inbox.title')} sx={[sheet, list]}>
      {mails.map(({ id, to, subject, date }) => (
        <li key={id}>
          <Box component={Link} to={`/setup/inbox/${id}`} aria-current={id === chosen ? 'true' : undefined} sx={entry}>
            <Typography variant="body2" color="textSecondary" dir="auto">
              {to}
            </Typography>
            <Typography sx={{ fontWeight: 550 }} dir="auto">
              {subject}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {date && instantOf(date)}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 640, overflowY: 'auto' } as const;

const entry = {
  display: 'block',
  paddingBlock: 1,
  paddingInline: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderBlockEnd: 1,
  borderColor: 'divider',
  '&:hover': { backgroundColor: 'sunken' },
  '&[aria-current]': { backgroundColor: 'primarySoft' },
} as const;
