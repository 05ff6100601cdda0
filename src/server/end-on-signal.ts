/**
 * Ends the process in order on Ctrl-C or SIGTERM: each step after the one before, so that requests under way are
 * answered before the database closes. A second signal, or ten seconds, ends it at once.
 */
export function endOnSignal(steps: (() => Promise<unknown>)[]): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const step of steps) await step();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

const GRACE_MS = 10_000;
