import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';

/** The first guard: signed in with a role, else `/unauthorized`. */
export function RequireRole() {
  const { roles } = useSession();
  const { state } = useLocation() as { state: unknown };
  return roles.length > 0 ? <Outlet /> : <Navigate to="/unauthorized" state={state} replace />;
}
