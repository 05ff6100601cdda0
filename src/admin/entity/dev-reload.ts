/** `npm run dev` loads the page again when a schema has changed. Nobody asked for that: it may cost nobody their work. */
const RELOADED = 'rostrum.reloaded';
let isOnItsWay = false;

import.meta.hot?.on('vite:beforeFullReload', () => {
  isOnItsWay = true;
  sessionStorage.setItem(RELOADED, location.pathname);
  // Those who have something to keep do so now.
  dispatchEvent(new PageTransitionEvent('pagehide'));
});

/** Whether the page is about to be loaded again by development. */
export function isReloading(): boolean {
  return isOnItsWay;
}

/** Whether this page is here again because development has loaded it; true once. */
export function wasReloaded(): boolean {
  if (sessionStorage.getItem(RELOADED) !== location.pathname) return false;
  sessionStorage.removeItem(RELOADED);
  return true;
}
