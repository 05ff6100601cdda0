import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Review } from '#model/review.ts';
import { Section } from './Section.tsx';
import { tableLook } from './table-look.ts';
import { useNumbers } from './use-numbers.ts';

/** What the event was planned to cost: each venue and item, all, and for each who had a seat. */
export function CostReview({ cost }: { cost: NonNullable<Review['cost']> }) {
  const translate = useTranslate();
  const { moneyOf } = useNumbers();
  const lines = [...cost.venues, ...cost.items];
  if (lines.length === 0) return <Section title={translate('review.cost')}>{translate('review.cost.none')}</Section>;
  return (
    <Section title={translate('review.cost')}>
      <Box component="table" sx={tableLook}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              <td className="number">{moneyOf([line])}</td>
            </tr>
          ))}
        </tbody>
        <Box component="tfoot" sx={{ '& th, & td': { fontWeight: 650 } }}>
          <tr>
            <th scope="row">{translate('review.cost.total')}</th>
            <td className="number">{moneyOf(cost.totals)}</td>
          </tr>
          <tr>
            <th scope="row">{translate('review.figure.cost')}</th>
            <td className="number">{moneyOf(cost.perHead)}</td>
          </tr>
        </Box>
      </Box>
    </Section>
  );
}
