import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FeedbackResult } from '#model/feedback.ts';
import { FeedbackRound } from './FeedbackRound.tsx';
import { Section } from './Section.tsx';

/** What was answered to each form that was asked. */
export function FeedbackReview({ feedback }: { feedback: readonly FeedbackResult[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('review.feedback')}>
      {feedback.length === 0 && <Typography color="textSecondary">{translate('review.feedback.none')}</Typography>}
      {feedback.map((round) => (
        <FeedbackRound key={round.roundKey} round={round} />
      ))}
    </Section>
  );
}
