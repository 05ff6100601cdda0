import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

/** `?key=K&mode=edit` leads to the record (specification, section 2). */
export function FromQuery({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const key = query.get('key');
  if (query.has('key') || query.get('mode') === 'edit') {
    return <Navigate to={key && /^[0-9a-f]+$/.test(key) ? key : 'key-missing'} replace />;
  }
  return children;
}
