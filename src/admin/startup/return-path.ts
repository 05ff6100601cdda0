/** Where a person wanted to go before the way to sign-in: kept for this tab only. */
const STORAGE_KEY = 'rostrum.returnPath';

export function rememberPath(path: string): void {
  sessionStorage.setItem(STORAGE_KEY, path);
}

/** The remembered path, once. Only a path of this origin counts. */
export function takeRememberedPath(): string | undefined {
  const path = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return path !== null && isOwnPath(path) ? path : undefined;
}

/** Whether the text is a path of this origin: one slash, and no second that would name another host. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  return new URL(path, location.origin).origin === location.origin;
}
