import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { reviewCalls } from '#model/calls.ts';
import type { FeedbackPerson, FeedbackResult } from '#model/feedback.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { ResultScroller } from '../../../entity/ResultScroller.tsx';
import { Failure } from '../../../fields/Failure.tsx';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { useEvent } from '../event-context.ts';
import { useMakeLink } from '../make-link.ts';

interface Props {
  round: FeedbackResult;
  onClose: () => void;
}

/** Who may still answer a form, each with a link of their own to be copied. */
export function FeedbackLinksDialog({ round: { roundKey, name }, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { call } = useRostrumData();
  const query = { key: String(useEvent().id), roundKey };
  const { value, error, retry } = useAnswer(query, (asked, signal) =>
    call<{ items: FeedbackPerson[] }>(reviewCalls.recipients, { query: asked, signal }),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate('review.feedback.links.help')}</Typography>
          {error !== undefined && (
            <Failure text={translate('review.feedback.links.failed')} problem={error} onRetry={retry} />
          )}
          {!value && error === undefined && <ContentSkeleton />}
          {value?.items.length === 0 && (
            <Typography color="textSecondary">{translate('review.feedback.links.none')}</Typography>
          )}
          {value && value.items.length > 0 && (
            <ResultScroller label={translate('review.feedback.links')}>
              {value.items.map((person) => (
                <Person key={`${person.recipientKey} ${person.learnerKey}`} person={person} roundKey={roundKey} />
              ))}
            </ResultScroller>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Person({ person, roundKey }: { person: FeedbackPerson; roundKey: string }) {
  const translate = useTranslate();
  const makeLink = useMakeLink(useEvent());
  const { recipientKey, name, learnerKey, learnerName } = person;
  const words = learnerName === null ? name : translate('review.feedback.links.about', { name, learner: learnerName });
  return (
    <li>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <bdi>{words}</bdi>
        <IconButton
          aria-label={translate('review.feedback.links.copy', { name: words })}
          onClick={() => void makeLink({ purpose: 'feedback', roundKey, recipientKey, learnerKey })}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
      </Stack>
    </li>
  );
}
