import '@fontsource-variable/inter/wght.css';
// A name of these scripts may stand on any screen; a browser fetches their fonts only when one does.
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application } from './Application.tsx';
import type { Start } from './startup/start-up.ts';

/** Renders what the start-up came to. */
export function renderApp(container: HTMLElement | null, start: Exclude<Start, { outcome: 'left' }>): void {
  if (!container) throw new Error('The page has no root element');
  const basename = start.base === '/' ? '/' : start.base.slice(0, -1);
  const router = createBrowserRouter([{ path: '*', element: <Application start={start} /> }], { basename });
  createRoot(container).render(<RouterProvider router={router} />);
}
