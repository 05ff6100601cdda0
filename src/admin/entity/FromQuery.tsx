import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { RecordFailure } from './RecordFailure.tsx';

/** `?key=K&mode=edit` leads to the record (specification, section 2), whose page is the one to edit it on. */
export function FromQuery({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const key = query.get('key');
  if (key) return <Navigate to={encodeURIComponent(key)} replace />;
  if (query.has('key') || query.get('mode') === 'edit') return <RecordFailure text={translate('record.keyMissing')} />;
  return children;
}
