/** That the person has just signed out: kept for this tab over the way to the provider and back. */
const STORAGE_KEY = 'rostrum.signedOut';

export function rememberSignOut(): void {
  sessionStorage.setItem(STORAGE_KEY, 'yes');
}

/** Whether the person has just signed out, once. */
export function takeSignOut(): boolean {
  const isRemembered = sessionStorage.getItem(STORAGE_KEY) !== null;
  sessionStorage.removeItem(STORAGE_KEY);
  return isRemembered;
}
