const HOUR_MS = 3_600_000;

/** A clock that is set forward by hand: who tries the product out sees today what it does next month. */
export interface MovableClock {
  now: () => Date;
  /** The real time, however far it was moved. */
  actual: () => Date;
  /** It goes on from there, and is back at the real time when the server starts again. */
  moveForward: (hours: number) => void;
}

/** A clock that shows the real time until it is moved. */
export function movableClock(): MovableClock {
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const actual = (): Date => new Date();
  const moveForward = (hours: number): void => {
    aheadMs += hours * HOUR_MS;
  };
  return { now, actual, moveForward };
}
