import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Review } from '#model/review.ts';
import { sheet } from '../../../layout/sheet.ts';
import { averageRatingOf } from './average-rating.ts';
import { useNumbers } from './use-numbers.ts';

interface Figure {
  name: string;
  value: string;
  /** What it comes from. */
  of: string;
}

/** The four figures of a review. */
export function Figures({ review }: { review: Review }) {
  const translate = useTranslate();
  const figures = useFigures(review);
  return (
    <Box component="dl" aria-label={translate('review.figures')} sx={grid}>
      {figures.map(({ name, value, of }) => (
        <Box key={name} sx={look}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`review.figure.${name}`)}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            <Typography component="div" sx={number}>
              {value}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {of}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function useFigures({ seats, attendanceRate, learners, missing, cost, feedback, outcomes }: Review): Figure[] {
  const translate = useTranslate();
  const { numberOf, percentOf, moneyOf } = useNumbers();
  const { Confirmed = 0, Waitlisted = 0, Withdrawn = 0 } = seats.states;
  const rating = averageRatingOf(feedback);
  const full = outcomes.find(({ outcome }) => outcome === 'Full')?.count ?? 0;
  const missed = missing.reduce((sum, one) => sum + one.learners.length, 0);
  const filled = { confirmed: numberOf(Confirmed), max: numberOf(seats.max) };
  const others = { waitlisted: numberOf(Waitlisted), withdrawn: numberOf(Withdrawn) };
  return [
    {
      name: 'attendance',
      value: percentOf(attendanceRate),
      of: translate('review.figure.attendance.of', { full: numberOf(full), missing: numberOf(missed) }),
    },
    {
      name: 'fill',
      value: percentOf(seats.fillRate),
      of: translate('review.figure.fill.of', { ...filled, ...others }),
    },
    {
      name: 'rating',
      value: rating === undefined ? '–' : numberOf(rating.average),
      of: rating
        ? translate('review.figure.rating.of', { smart_count: rating.answers })
        : translate('review.feedback.none'),
    },
    cost
      ? {
          name: 'cost',
          value: moneyOf(cost.perHead),
          of: translate('review.figure.cost.of', { total: moneyOf(cost.totals) }),
        }
      : { name: 'learners', value: numberOf(learners.length), of: translate('review.figure.learners.of') },
  ];
}

const grid = {
  display: 'grid',
  gap: 2,
  margin: 0,
  marginBlockEnd: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const;
const look = { ...sheet, padding: 2 } as const;
const number = { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' } as const;
