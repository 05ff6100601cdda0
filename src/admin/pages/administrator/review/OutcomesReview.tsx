import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OutcomeName, Review } from '#model/review.ts';
import { Bar } from './Bar.tsx';
import { Section } from './Section.tsx';
import { tableLook } from './table-look.ts';
import { useNumbers } from './use-numbers.ts';

/** What came of everybody who had a seat, and what certificates were issued for it. */
export function OutcomesReview({ review: { outcomes, learners, standing } }: { review: Review }) {
  const translate = useTranslate();
  const { numberOf, percentOf } = useNumbers();
  const total = learners.length;
  const certificates = learners.filter(({ certificate }) => certificate !== null).length;
  const note = standing === 'final' ? undefined : translate(`review.outcomes.${standing}`);
  return (
    <Section title={translate('review.outcomes')} note={note}>
      {standing !== 'unknown' && total > 0 && (
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              <th scope="col">{translate('review.outcome')}</th>
              <th scope="colgroup" colSpan={2} className="number">
                {translate('review.learners')}
              </th>
              <th scope="col" className="number">
                {translate('review.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ outcome, count }) => (
              <tr key={outcome}>
                <th scope="row">{translate(`review.outcome.${outcome}`)}</th>
                <td className="bar">
                  <Bar parts={[{ name: outcome, count, colour: colourOf[outcome] }]} total={total} />
                </td>
                <td className="number">{numberOf(count)}</td>
                <td className="number">{percentOf(Math.round((100 * count) / total))}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {standing === 'final' && <div>{translate('review.certificates', { smart_count: certificates })}</div>}
    </Section>
  );
}

const colourOf: Record<OutcomeName, string> = {
  Full: 'success.main',
  Partial: 'warning.main',
  NoShow: 'error.main',
  none: 'slate',
};
