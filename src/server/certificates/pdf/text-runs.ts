import { fontOf, type Font } from './fonts.ts';

/** Characters that stand together in one font, in the order in which they are written. */
export interface TextRun {
  font: Font;
  text: string;
}

interface Sign {
  character: string;
  /** Even: from left to right; odd: from right to left. */
  level: number;
}

/**
 * The runs of a line from left to right. It is the Unicode bidirectional algorithm for lines of letters, numbers and
 * punctuation without marks of direction; whatever sets a run shapes its letters, and turns those of Arabic round.
 */
export function textRunsOf(line: string, direction: 'ltr' | 'rtl'): TextRun[] {
  const signs = leveled(Array.from(line.replaceAll(/\p{Bidi_Control}/gu, '')), direction);
  const runs = sameLevels(signs).map((run) => ({ level: run[0]?.level ?? 0, run }));
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let inOrder = runs;
  for (let level = highest; level > 0; level -= 1) inOrder = turned(inOrder, level);
  return inOrder.flatMap(({ level, run }) => inFonts(run, level % 2 === 1));
}

type Kind = 'left' | 'right' | 'number' | 'neutral';

function kindOf(character: string): Kind {
  if (/\p{Nd}/u.test(character)) return 'number';
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(character)) return 'right';
  return /[\p{L}\p{M}]/u.test(character) ? 'left' : 'neutral';
}

function leveled(characters: readonly string[], direction: 'ltr' | 'rtl'): Sign[] {
  const base = direction === 'rtl' ? 1 : 0;
  const kinds = withinNumbers(characters, characters.map(kindOf));
  let strong: Kind = direction === 'rtl' ? 'right' : 'left';
  const resolved = kinds.map((kind): Kind => {
    if (kind === 'left' || kind === 'right') strong = kind;
    // Numbers in a text that runs to the right belong to it.
    return kind === 'number' && strong === 'left' ? 'left' : kind;
  });
  return characters.map((character, index) => ({ character, level: levelOf(resolved, index, base) }));
}

/** One separator between two digits is a part of their number. */
function withinNumbers(characters: readonly string[], kinds: readonly Kind[]): Kind[] {
  return kinds.map((kind, index) => {
    const isBetween = kinds[index - 1] === 'number' && kinds[index + 1] === 'number';
    return isBetween && /[.,:/\u066b\u066c]/.test(characters[index] ?? '') ? 'number' : kind;
  });
}

function levelOf(kinds: readonly Kind[], index: number, base: 0 | 1): number {
  const kind = kinds[index];
  if (kind === 'number') return 2;
  if (kind === 'left') return base === 0 ? 0 : 2;
  if (kind === 'right') return 1;
  const isRight = (other: Kind | undefined): boolean =>
    other === undefined ? base === 1 : other === 'right' || other === 'number';
  const before = isRight(kinds.slice(0, index).findLast((other) => other !== 'neutral'));
  const after = isRight(kinds.slice(index + 1).find((other) => other !== 'neutral'));
  if (before !== after) return base;
  if (before) return 1;
  return base === 0 ? 0 : 2;
}

function sameLevels(signs: readonly Sign[]): Sign[][] {
  const runs: Sign[][] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    if (last?.[0]?.level === sign.level) last.push(sign);
    else runs.push([sign]);
  }
  return runs;
}

/** Neighbours of at least a level change places. */
function turned<Run extends { level: number }>(runs: readonly Run[], level: number): Run[] {
  const done: Run[] = [];
  let together: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) together.unshift(run);
    else {
      done.push(...together, run);
      together = [];
    }
  }
  return [...done, ...together];
}

/** The parts of a run by font: accents and joiners stay with the letter that they belong to. */
function inFonts(signs: readonly Sign[], isTurned: boolean): TextRun[] {
  const runs: TextRun[] = [];
  for (const { character } of signs) {
    const last = runs.at(-1);
    const isJoined = last && /[\p{M}\p{Cf}]/u.test(character);
    const font = isJoined ? last.font : fontOf(character);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return isTurned ? runs.toReversed().map(asTurned) : runs.map(asNumber);
}

/** Letters of Arabic are turned where they are shaped; what stands between them is turned here, brackets mirrored. */
function asTurned({ font, text }: TextRun): TextRun {
  if (font === 'arabic') return { font, text };
  return {
    font,
    text: Array.from(text)
      .map((character) => mirrored.get(character) ?? character)
      .toReversed()
      .join(''),
  };
}

/** Numbers run to the right in Arabic too, but are shaped with its letters: they are turned twice. */
function asNumber({ font, text }: TextRun): TextRun {
  return { font, text: font === 'arabic' ? Array.from(text).toReversed().join('') : text };
}

const mirrored = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);
