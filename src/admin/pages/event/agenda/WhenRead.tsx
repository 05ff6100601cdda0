import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../../fields/Failure.tsx';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import type { Agenda } from './use-agenda.ts';

/** What shows sessions, once they are here; or why they are not, with another try. */
export function WhenRead({ agenda, children }: { agenda: Agenda; children: ReactNode }) {
  const translate = useTranslate();
  if (agenda.isRead) return children;
  if (agenda.readError === undefined) return <ContentSkeleton />;
  return <Failure text={translate('agenda.readFailed')} problem={agenda.readError} onRetry={agenda.readAgain} />;
}
