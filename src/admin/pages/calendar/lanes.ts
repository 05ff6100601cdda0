import type { Entry } from './entries.ts';

/** An entry beside those that it overlaps with. */
export interface Placed {
  entry: Entry;
  lane: number;
  /** How many stand side by side there. */
  lanes: number;
}

/** Puts overlapping entries, given by their start, side by side; those that find no room among `most` are left out. */
export function placeInLanes(entries: readonly Entry[], most: number): { placed: Placed[]; hidden: number } {
  const placed: Placed[] = [];
  let cluster: Placed[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const one of cluster) placed.push({ ...one, lanes: Math.min(ends.length, most) });
    cluster = [];
    ends = [];
  };
  for (const entry of entries) {
    if (ends.every((end) => end <= entry.start)) close();
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.end;
    cluster.push({ entry, lane, lanes: 0 });
  }
  close();
  const shown = placed.filter(({ lane }) => lane < most);
  return { placed: shown, hidden: placed.length - shown.length };
}
