import { useRecordContext, useResourceContext } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { AudienceQuestion } from '../../data/data-provider.ts';

/** How long editing must rest before the audience is asked for, in milliseconds. */
export const REST_MS = 300;

/** What to ask of an audience; of a stored record also who enters and leaves against it. Undefined asks nothing. */
export function useAudienceQuestion(
  criteria: Criteria | undefined,
  learnerKey: string | undefined,
): AudienceQuestion | undefined {
  const record = useRecordContext<{ id: string; key?: string; version?: number }>();
  const resource = useResourceContext() ?? '';
  const { key, version = 0 } = record ?? {};
  return criteria && { criteria, learnerKey, since: key ? { resource, key, version } : undefined };
}
