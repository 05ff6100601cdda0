/** A piece of two texts: what both have, or only the one before, or only the one after. */
interface Piece {
  kind: 'same' | 'deleted' | 'inserted';
  text: string;
}

/** A piece and its place among all: characters before it. */
interface PlacedPiece extends Piece {
  at: number;
}

/** Beyond these words the texts are compared as a whole: the work grows with both lengths. */
const MAX_WORDS = 1500;

/** What was deleted from a text and inserted into it, word by word. */
export function wordDiff(before: string, after: string, culture: string): PlacedPiece[] {
  const [one, other] = [wordsIn(before, culture), wordsIn(after, culture)];
  if (Math.max(one.length, other.length) > MAX_WORDS)
    return joined([piece('deleted', before), piece('inserted', after)]);
  const common = commonLengths(one, other);
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [left, right] = [one[row], other[column]];
    if (left !== undefined && left === right) {
      pieces.push(piece('same', left));
      row += 1;
      column += 1;
    } else if (
      left !== undefined &&
      (right === undefined || at(common, row + 1, column) >= at(common, row, column + 1))
    ) {
      pieces.push(piece('deleted', left));
      row += 1;
    } else {
      pieces.push(piece('inserted', right ?? ''));
      column += 1;
    }
  }
  return joined(pieces);
}

function piece(kind: Piece['kind'], text: string): Piece {
  return { kind, text };
}

/** Words and what stands between them; scripts without spaces have words too. */
function wordsIn(text: string, culture: string): string[] {
  return Array.from(new Intl.Segmenter(culture, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** By row and column: how many words the rests of both texts from there on have in common, in order. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths: number[][] = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  for (let row = one.length - 1; row >= 0; row--) {
    const here = lengths[row] ?? [];
    for (let column = other.length - 1; column >= 0; column--) {
      here[column] =
        one[row] === other[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
    }
  }
  return lengths;
}

function at(lengths: number[][], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}

/** Neighbours of one kind become one piece. */
function joined(pieces: readonly Piece[]): PlacedPiece[] {
  const found: PlacedPiece[] = [];
  for (const next of pieces) {
    const last = found.at(-1);
    if (last?.kind === next.kind) last.text += next.text;
    else if (next.text !== '') found.push({ ...next, at: last ? last.at + last.text.length : 0 });
  }
  return found;
}
