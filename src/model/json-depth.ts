/** A text may lack its end: looking for one from every quote would take minutes on a body of quotes. */
const STRINGS = /"(?:[^"\\]|\\.)*"?/gs;

/** How deep a JSON text is nested, measured on the text: what is nested thousands of levels deep must not be walked. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replaceAll(STRINGS, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
