import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { RefusedRecords } from './RefusedRecords.tsx';
import type { Bulk } from './useBulk.ts';

/** What came of it: how many are done, were refused and are left, and why. */
export function BulkResult({ entity, bulk }: { entity: Entity; bulk: Bulk }) {
  const translate = useTranslate();
  const { done, refused, left, problem } = bulk;
  const counts = Object.entries({ done, refused: refused.length, left: left.length })
    .filter(([name, count]) => count > 0 || name === 'done')
    .map(([name, count]) => translate(`bulk.${name}`, { smart_count: count }));
  const isWhole = refused.length === 0 && left.length === 0;
  return (
    <Stack spacing={2}>
      <Alert severity={isWhole ? 'success' : 'warning'}>
        {counts.join(' · ')}
        {problem && <div>{translate(problem)}</div>}
      </Alert>
      {refused.length > 0 && <RefusedRecords entity={entity} refused={refused} />}
    </Stack>
  );
}
