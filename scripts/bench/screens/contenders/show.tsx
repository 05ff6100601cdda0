import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/** Renders a contender into the page. */
export function show(screen: ReactNode): void {
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(screen);
}
