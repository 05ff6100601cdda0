import { onRenewed } from '../data/renewed-entities.ts';

/**
 * `npm run dev` begins a form anew when its schema has changed, or loads the whole page again. Nobody asked for that: it
 * may cost nobody their work.
 */
const RELOADED = 'rostrum.reloaded';
let isOnItsWay = false;

import.meta.hot?.on('vite:beforeFullReload', () => {
  isOnItsWay = true;
  keepWork();
});

onRenewed(keepWork);

function keepWork(): void {
  sessionStorage.setItem(RELOADED, location.pathname);
  // Those who have something to keep do so now.
  dispatchEvent(new PageTransitionEvent('pagehide'));
}

/** Whether the page is about to be loaded again by development. */
export function isReloading(): boolean {
  return isOnItsWay;
}

/** Whether this form is here again because development has begun it anew; true once. */
export function wasReloaded(): boolean {
  if (sessionStorage.getItem(RELOADED) !== location.pathname) return false;
  sessionStorage.removeItem(RELOADED);
  return true;
}
