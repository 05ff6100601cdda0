import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { LearnerReview } from '#model/review.ts';
import { RecordLink } from '../../../entity/RecordLink.tsx';
import { useMarkWords } from '../../attendance/use-mark-words.ts';
import { markParts } from './mark-parts.ts';
import { Section } from './Section.tsx';
import { tableLook } from './table-look.ts';
import { useNumbers } from './use-numbers.ts';

interface Props {
  learners: readonly LearnerReview[];
  /** Where each has a panel. */
  path: string;
}

/** Everybody who had a seat: how they were marked, and what came of it. */
export function LearnersReview({ learners, path }: Props) {
  const translate = useTranslate();
  const words = useMarkWords();
  const { numberOf, percentOf } = useNumbers();
  if (learners.length === 0) return null;
  const certified = learners.some(({ certificate }) => certificate !== null);
  return (
    <Box sx={{ marginBlockStart: 2, '@media print': { breakBefore: 'page' } }}>
      <Section title={translate('review.byLearner')} isWide>
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              <th scope="col">{translate('attendance.learners')}</th>
              {markParts.map(({ mark }) => (
                <th key={mark} scope="col" className="number">
                  {words[mark]}
                </th>
              ))}
              <th scope="col" className="number">
                {translate('attendance.rate')}
              </th>
              <th scope="col">{translate('review.outcome')}</th>
              <th scope="col" className="number">
                {translate('review.creditHours')}
              </th>
              {certified && <th scope="col">{translate('review.certificate')}</th>}
            </tr>
          </thead>
          <tbody>
            {learners.map(({ nominationKey, name, employeeCode, marks, rate, outcome, creditHours, certificate }) => (
              <Box component="tr" key={nominationKey} sx={row}>
                <th scope="row">
                  <RecordLink path={`${path}#${nominationKey}`} sx={{ color: 'text.primary' }}>
                    {name}
                  </RecordLink>{' '}
                  ({employeeCode})
                </th>
                {markParts.map(({ mark }) => (
                  <td key={mark} className="number">
                    {numberOf(marks[mark] ?? 0)}
                  </td>
                ))}
                <td className="number">{percentOf(rate)}</td>
                <td>{outcome === null ? '–' : translate(`review.outcome.${outcome}`)}</td>
                <td className="number">{creditHours === null ? '–' : numberOf(creditHours)}</td>
                {certified && <td>{certificate ?? '–'}</td>}
              </Box>
            ))}
          </tbody>
        </Box>
      </Section>
    </Box>
  );
}

/** Hundreds of rows are laid out as they come into sight. */
const row = { contentVisibility: 'auto' } as const;
