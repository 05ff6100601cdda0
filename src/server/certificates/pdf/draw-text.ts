import type { Weight } from './fonts.ts';
import { fileOf } from './fonts.ts';
import { textRunsOf, type TextRun } from './text-runs.ts';

type Document = PDFKit.PDFDocument;

/** How a line is set. Lengths are points. */
export interface Line {
  text: string;
  direction: 'ltr' | 'rtl';
  size: number;
  weight: Weight;
  colour: string;
  /** Where it begins: its left end, or where it runs to the left its right one; and its base line. */
  at: [x: number, y: number];
  /** What is longer is set smaller. */
  maxWidth: number;
}

/** Sets one line in the fonts that its characters need, each subset embedded. */
export function drawText(document: Document, line: Line): void {
  const runs = textRunsOf(line.text, line.direction);
  const width = sumOf(runs.map((run) => widthOf(document, run, line)));
  const size = width > line.maxWidth ? (line.size * line.maxWidth) / width : line.size;
  const [start, y] = line.at;
  let x = line.direction === 'rtl' ? start - Math.min(width, line.maxWidth) : start;
  for (const run of runs) {
    const advance = widthOf(document, run, { ...line, size });
    document.fillColor(line.colour).text(run.text, x, y, { ...settingOf(run), baseline: 'alphabetic' });
    x += advance;
  }
}

function widthOf(document: Document, run: TextRun, { weight, size }: Pick<Line, 'weight' | 'size'>): number {
  document.font(fileOf(run.font, weight)).fontSize(size);
  return document.widthOfString(run.text, settingOf(run));
}

/**
 * Features that are named, though none are, keep a run in one piece: else it would be shaped word by word, from left to
 * right. Half of the time would go into Inter's contextual alternates, which are for arrows and the like.
 */
function settingOf({ font }: TextRun): PDFKit.Mixins.TextOptions {
  // The shaper takes switches too, of which the types know nothing.
  const features = (font === 'inter' ? { calt: false } : []) as PDFKit.Mixins.OpenTypeFeatures[];
  return { lineBreak: false, features };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
