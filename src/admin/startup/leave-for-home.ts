import { loadConfig } from './load-config.ts';
import { takeRememberedPath } from './return-path.ts';

/** Sends the browser to the home page of the learning system. Tokens live in memory only, so leaving drops them. */
export async function leaveForHome(): Promise<boolean> {
  takeRememberedPath();
  const { lmsUrl } = await loadConfig().catch(() => ({ lmsUrl: '' }));
  if (!URL.canParse(lmsUrl, location.origin)) return false;
  const home = new URL(lmsUrl, location.origin);
  if (lmsUrl === '' || !['http:', 'https:'].includes(home.protocol)) return false;
  location.replace(home);
  return true;
}
