import { Navigate, useParams } from 'react-router-dom';
import { entityIndex } from '#model/generated/index.ts';
import { EntityPages } from '../entity/EntityPages.tsx';
import { useSession } from '../session/SessionContext.tsx';

/** Any entity of the set-up section; an unknown one leads to the landing page. */
export function SetupPage() {
  const { entity } = useParams();
  const { roles } = useSession();
  const summary = entityIndex.find(({ name, section }) => name === entity && section === 'setup');
  const mayList = summary?.access.list.some((role) => roles.includes(role));
  return summary && mayList ? <EntityPages key={summary.name} name={summary.name} /> : <Navigate to="/" replace />;
}
