import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { landingOf, mayEnter } from '#model/roles.ts';
import { useSession } from '../session/SessionContext.tsx';

/** The second guard: who enters a path outside their role goes to the role's landing page. */
export function RequireReach() {
  const { roles } = useSession();
  const { pathname } = useLocation();
  if (mayEnter(roles, pathname)) return <Outlet />;
  return <Navigate to={landingOf(roles) ?? '/unauthorized'} replace />;
}
