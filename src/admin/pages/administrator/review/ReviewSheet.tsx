import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Review } from '#model/review.ts';
import { PaperSheet } from '../../../layout/PaperSheet.tsx';
import { pathOfAdministration } from '../../event/event-path.ts';
import { BestPractices } from './BestPractices.tsx';
import { CostReview } from './CostReview.tsx';
import { FeedbackReview } from './FeedbackReview.tsx';
import { Figures } from './Figures.tsx';
import { LearnersReview } from './LearnersReview.tsx';
import { MissingMarks } from './MissingMarks.tsx';
import { OutcomesReview } from './OutcomesReview.tsx';
import { SessionsReview } from './SessionsReview.tsx';

/** A review: four figures, what they come from as bars with their numbers, and everybody by name on a sheet of their own. */
export function ReviewSheet({ event, review }: { event: RaRecord; review: Review }) {
  const translate = useTranslate();
  const path = pathOfAdministration(event);
  return (
    <PaperSheet isAlsoOnScreen>
      <GlobalStyles styles={small} />
      <Typography variant="h1" sx={{ display: 'none', displayPrint: 'block', marginBlockEnd: 2 }}>
        {translate('review.of', { name: String(event['name']) })}
      </Typography>
      <Figures review={review} />
      <MissingMarks missing={review.missing} path={`${path}/attendance`} />
      <SessionsReview sessions={review.sessions} />
      <Box sx={columns}>
        <FeedbackReview feedback={review.feedback} />
        <Box sx={column}>
          <OutcomesReview review={review} />
          {review.cost && <CostReview cost={review.cost} />}
          <BestPractices text={review.bestPractices} />
        </Box>
      </Box>
      <LearnersReview learners={review.learners} path={`${path}/learners`} />
    </PaperSheet>
  );
}

/** What is read on a screen is small enough for paper when it is smaller: all but the learners has room on one sheet. */
const small = { '@media print': { body: { zoom: 0.75 } } } as const;

const column = { display: 'grid', gap: 2 } as const;

const columns = {
  ...column,
  marginBlockStart: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
