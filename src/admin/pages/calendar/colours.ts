import type { Named } from '#model/calendar.ts';

/** CSS colours by the keys of what has them. */
export type Colours = ReadonlyMap<string, string>;

/** What has no venue, no instructor or no training. */
export const NO_COLOUR = 'var(--mui-palette-control)';

const HUES = 12;

/**
 * Calm colours, each good for text in ink upon a little of it, in light and dark. A record's key names its hue, so that
 * it has the same on each page; where two would share one, the later takes the next that is free.
 */
export function coloursFor(records: readonly Named[]): Colours {
  const colours = new Map<string, string>();
  let taken = new Set<number>();
  for (const { key } of records.toSorted((one, other) => one.key.localeCompare(other.key))) {
    if (taken.size === HUES) taken = new Set();
    let hue = hashOf(key) % HUES;
    while (taken.has(hue)) hue = (hue + 1) % HUES;
    taken.add(hue);
    colours.set(key, `oklch(0.62 0.12 ${(hue * 360) / HUES})`);
  }
  return colours;
}

function hashOf(key: string): number {
  let hash = 0;
  for (const character of key) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
  return hash;
}
