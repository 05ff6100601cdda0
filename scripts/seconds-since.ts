/** The time since a reading of `performance.now()`, to be read by people: `3.4 s`. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
