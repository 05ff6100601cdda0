import type { Scope } from '../context.ts';

/**
 * Reads each thing once in a scope, which is one moment: of a thousand notices of one event in one scope only the first
 * asks for the event.
 */
export function inOneMoment<Found>(
  read: (scope: Scope, key: string) => Promise<Found>,
): (scope: Scope, key: string) => Promise<Found> {
  const known = new WeakMap<Scope, Map<string, Promise<Found>>>();
  return (scope, key) => {
    const ofScope = known.get(scope) ?? new Map<string, Promise<Found>>();
    known.set(scope, ofScope);
    const found = ofScope.get(key) ?? read(scope, key);
    ofScope.set(key, found);
    return found;
  };
}
