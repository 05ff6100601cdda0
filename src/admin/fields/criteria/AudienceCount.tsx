import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { Failure } from '../Failure.tsx';
import { REST_MS } from './audience-question.ts';

/** How many learners the criteria choose, counted while one edits; undefined criteria leave the last number. */
export function AudienceCount({ criteria }: { criteria: Criteria | undefined }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const data = useRostrumData();
  const { value, error, isPending, retry } = useAnswer(criteria, data.countAudience, REST_MS);
  const isStale = isPending || !criteria;
  if (error !== undefined) return <Failure text={translate('audience.failed')} problem={error} onRetry={retry} />;
  return (
    <Box component="output" aria-busy={isStale} sx={[large, { color: isStale ? 'text.secondary' : 'text.primary' }]}>
      <strong>{value === undefined ? '…' : value.toLocaleString(culture)}</strong>{' '}
      <span>{translate('audience.match', { smart_count: value ?? 0 })}</span>
    </Box>
  );
}

const large = {
  display: 'block',
  '& > strong': { display: 'block', fontSize: '2.75rem', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: 'text.secondary' },
} as const;
