/** What decides whose turn it is; moment and number are written once, on entering. */
export interface Waiting {
  priority: number;
  waitlistedAt: string;
  sequence: number;
}

interface Turns<One, Reason> {
  next: One[];
  /** Whose turn it was, and why the seat went further; they keep their places. */
  passed: { one: One; reason: Reason }[];
}

/** Who gets so many free seats. Who can not have one now is passed over and does not use it up. */
export function turnsIn<One extends Waiting, Reason>(
  queue: readonly One[],
  free: number,
  whyPassed: (one: One) => Reason | null,
): Turns<One, Reason> {
  const turns: Turns<One, Reason> = { next: [], passed: [] };
  for (const one of queue.toSorted(inTurn)) {
    if (turns.next.length >= free) break;
    const reason = whyPassed(one);
    if (reason === null) turns.next.push(one);
    else turns.passed.push({ one, reason });
  }
  return turns;
}

/** The order of a waiting list: higher priority first, then who came first; the server's SQL numbers it the same way. */
function inTurn(one: Waiting, other: Waiting): number {
  return (
    other.priority - one.priority ||
    Date.parse(one.waitlistedAt) - Date.parse(other.waitlistedAt) ||
    one.sequence - other.sequence
  );
}
