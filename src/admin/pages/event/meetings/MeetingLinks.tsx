import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Meeting } from '#model/meeting.ts';
import { useCopyLink } from '../../../layout/use-copy-link.ts';

/** The ways into a meeting, as soon as there are some. */
export function MeetingLinks({ meeting: { title, joinUrl, hostUrl } }: { meeting: Meeting }) {
  const translate = useTranslate();
  const copy = useCopyLink();
  // What is seen comes first: who speaks to the screen says that.
  const nameOf = (key: string): string => `${translate(key)}: ${title}`;
  if (joinUrl === undefined) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        aria-label={nameOf('meeting.copy')}
        onClick={() => void copy(joinUrl)}
      >
        {translate('meeting.copy')}
      </Button>
      <Button size="small" variant="outlined" {...outside(joinUrl)} aria-label={nameOf('meeting.join')}>
        {translate('meeting.join')}
      </Button>
      {hostUrl !== undefined && (
        <Button size="small" variant="outlined" {...outside(hostUrl)} aria-label={nameOf('meeting.host')}>
          {translate('meeting.host')}
        </Button>
      )}
    </>
  );
}

/** A page of somebody else's, who need not know where people come from. */
function outside(href: string) {
  return { href, target: '_blank', rel: 'noopener noreferrer' };
}
