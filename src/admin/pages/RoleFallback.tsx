import { Navigate } from 'react-router-dom';
import { landingOf } from '#model/roles.ts';
import { useSession } from '../session/SessionContext.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Any other path: a spinner on the way to the role's landing page (specification, section 2). */
export function RoleFallback() {
  const landing = landingOf(useSession().roles) ?? '/unauthorized';
  return (
    <>
      <WaitingPage />
      <Navigate to={landing} replace />
    </>
  );
}
