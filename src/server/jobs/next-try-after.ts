const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** About half a day; then somebody has to look. */
const MOST_ATTEMPTS = 18;

/** Twice as long after each try, with an hour at most; undefined when it was tried often enough. */
export function nextTryAfter(now: Date, attempts: number): Date | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));
}
