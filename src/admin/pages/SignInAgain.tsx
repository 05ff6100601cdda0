import { useEffect } from 'react';
import { WaitingPage } from './WaitingPage.tsx';

/** Paths that belong to the start-up: loads the page anew, so that it runs. */
export function SignInAgain() {
  useEffect(() => location.reload(), []);
  return <WaitingPage />;
}
