/** How many requests are in flight, for the progress line. */
let inFlight = 0;
const listeners = new Set<() => void>();

export function countRequest(change: 1 | -1): void {
  inFlight += change;
  for (const listener of listeners) listener();
}

export function requestsInFlight(): number {
  return inFlight;
}

/** Calls the listener at each change; answers how to stop. */
export function onRequestsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
