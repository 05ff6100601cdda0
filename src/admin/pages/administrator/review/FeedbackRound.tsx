import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ratings, type FeedbackResult } from '#model/feedback.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { useFormatDate } from '../../../fields/format-date.ts';
import { averageRatingOf } from './average-rating.ts';
import { Bar } from './Bar.tsx';
import { FeedbackLinks } from './FeedbackLinks.tsx';
import { QuestionReview } from './QuestionReview.tsx';
import { useNumbers } from './use-numbers.ts';

/** A form that was asked: how many have answered and how they rate, and folded away its questions, which paper leaves out. */
export function FeedbackRound({ round }: { round: FeedbackResult }) {
  const translate = useTranslate();
  const { numberOf } = useNumbers();
  const { dateOf } = useFormatDate();
  const { name, session, asked, answered, questions } = round;
  const rating = averageRatingOf([round]);
  const mayHandOut = useMay(useEntity('event').entity, 'edit');
  return (
    <Box component="details" sx={look}>
      <summary>
        <Box sx={head}>
          <Typography component="h3" variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {session ? `${name}: ${session.title}, ${dateOf(session.date)}` : name}
          </Typography>
          <Bar parts={[{ name, count: rating?.average ?? 0, colour: 'primary.main' }]} total={ratings.length} />
          <Typography variant="body2" color="textSecondary">
            {translate('review.feedback.answered', { answered: numberOf(answered), asked: numberOf(asked) })}
          </Typography>
          <Typography variant="body2" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {rating ? translate('review.feedback.average', { average: numberOf(rating.average) }) : '–'}
          </Typography>
        </Box>
      </summary>
      {questions.map((question) => (
        <QuestionReview key={question.label} question={question} />
      ))}
      {mayHandOut && <FeedbackLinks round={round} />}
    </Box>
  );
}

const look = {
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  paddingBlockStart: 1,
  breakInside: 'avoid',
  '& > summary': { cursor: 'pointer', display: 'flex', alignItems: 'baseline', gap: 1 },
  '& > summary::before': { content: '"+"', inlineSize: '1ch', fontWeight: 650, color: 'primary.main' },
  '&[open] > summary::before': { content: '"−"' },
} as const;

const head = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(72px, 2fr)',
  columnGap: 2,
  alignItems: 'center',
} as const;
