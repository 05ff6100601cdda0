interface Repeating {
  everyMs: number;
  /** What failed is tried again at the next turn. */
  onError: (error: unknown) => void;
}

/** Does some work again and again, never twice at once. The answer ends it, and waits for what is under way. */
export function repeat(work: () => Promise<void>, { everyMs, onError }: Repeating): () => Promise<void> {
  let turn: Promise<void> | undefined;
  const timer = setInterval(() => {
    turn ??= work()
      .catch(onError)
      .finally(() => (turn = undefined));
  }, everyMs);
  // Work that is still to be done keeps no process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
