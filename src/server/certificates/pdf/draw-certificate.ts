import { setImmediate } from 'node:timers/promises';
import { encodeQR } from 'qr';
import type { Certificate } from '#model/certificate.ts';
import type { PageTexts } from '../../links/page-texts.ts';
import { certificateDates } from '../certificate-dates.ts';
import { drawText } from './draw-text.ts';
import type { Weight } from './fonts.ts';

/** A certificate, and what is said beside its facts. */
export interface Drawn {
  certificate: Certificate;
  /** Who stands for it. */
  issuer: string;
  /** Where anybody finds out whether it holds. */
  address: string;
}

const ink = '#1C1B1A';
const muted = '#5F5B55';
const line = '#E5E1D8';
const teal = '#0B6E69';
const paper = '#FAF9F6';

/** Points: A4 on its side. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const BAND = 14;
const MARGIN = 76;
const CODE = 104;
const CODE_TOP = 440;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** A line of text, and how far it stands from the margin at the start. */
interface Placed {
  /** What it is to a screen reader. */
  tag: 'H1' | 'H2' | 'P';
  text: string;
  size: number;
  y: number;
  weight?: Weight;
  colour?: string;
  inset?: number;
  maxWidth?: number;
}

/**
 * Draws a certificate on the current page, in the language of the texts; its parts are marked for screen readers. Others
 * are answered between two lines.
 */
export async function drawCertificate(
  document: PDFKit.PDFDocument,
  { texts, drawn }: { texts: PageTexts; drawn: Drawn },
): Promise<void> {
  const { direction, translate } = texts;
  const isRtl = direction === 'rtl';
  /** Where something of a width is, so far from the margin at the start. */
  const leftOf = (inset: number, width = 0): number => (isRtl ? WIDTH - MARGIN - inset - width : MARGIN + inset);
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, WIDTH, HEIGHT).fill(paper);
  document.rect(isRtl ? WIDTH - BAND : 0, 0, BAND, HEIGHT).fill(teal);
  document.rect(leftOf(0, 56), 168, 56, 3).fill(teal);
  document.rect(leftOf(0, TEXT_WIDTH), 424, TEXT_WIDTH, 0.75).fill(line);
  document.endMarkedContent();

  const page = document.struct('Sect');
  document.addStructure(page);
  for (const placed of [...headLines(texts, drawn), ...factLines(texts, drawn), captionOf(texts)]) {
    const { tag, text, y, size, weight = 400, colour = ink, inset = 0, maxWidth = TEXT_WIDTH } = placed;
    const at: [number, number] = [leftOf(inset), y];
    const draw = () => drawText(document, { text, direction, size, weight, colour, at, maxWidth });
    page.add(document.struct(tag, { actual: text }, draw));
    await setImmediate();
  }
  const { address } = drawn;
  const code = { x: leftOf(TEXT_WIDTH - CODE, CODE), y: CODE_TOP };
  const alt = `${translate('certificate.scan')}: ${address}`;
  page.add(document.struct('Figure', { alt }, () => drawCode(document, address, code)));
  document.link(code.x, code.y, CODE, CODE, address);
  page.end();
}

function headLines({ translate }: PageTexts, { certificate, issuer }: Drawn): Placed[] {
  const { learnerName, trainingName, eventName } = certificate.facts;
  return [
    { tag: 'P', text: issuer, size: 14, y: 92, weight: 600, colour: teal },
    { tag: 'H1', text: translate('certificate.title'), size: 32, y: 148, weight: 600 },
    { tag: 'P', text: translate('certificate.awardedTo'), size: 13, y: 216, colour: muted },
    { tag: 'H2', text: learnerName, size: 38, y: 264, weight: 600 },
    { tag: 'P', text: translate('certificate.for'), size: 13, y: 312, colour: muted },
    { tag: 'H2', text: trainingName, size: 24, y: 348, weight: 600 },
    { tag: 'P', text: eventName === trainingName ? '' : eventName, size: 14, y: 376, colour: muted },
  ];
}

/** Small facts in two columns beside the code. */
function factLines(texts: PageTexts, { certificate }: Drawn): Placed[] {
  const { translate, culture } = texts;
  const { held, issued } = certificateDates(texts, certificate);
  const facts = [
    ['certificate.when', held],
    ['certificate.issuedAt', issued],
    ['certificate.serial', certificate.serial],
    ['certificate.creditHours', certificate.facts.creditHours?.toLocaleString(culture)],
  ] as const;
  const column = (TEXT_WIDTH - CODE - 24) / 2;
  return facts.flatMap(([label, text], index): Placed[] => {
    if (text === undefined) return [];
    const y = 456 + 48 * Math.floor(index / 2);
    const common = { tag: 'P', inset: (index % 2) * column, maxWidth: column - 16 } as const;
    return [
      { ...common, text: translate(label), size: 10.5, y, colour: muted },
      { ...common, text, size: 14, y: y + 19, weight: 600 },
    ];
  });
}

function captionOf({ translate }: PageTexts): Placed {
  const [text, y, inset] = [translate('certificate.scan'), CODE_TOP + CODE + 14, TEXT_WIDTH - CODE];
  return { tag: 'P', text, size: 9.5, y, colour: muted, inset, maxWidth: CODE };
}

/** A code as squares, with the quiet margin that scanners need. */
function drawCode(document: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const side = CODE / rows.length;
  document.rect(x, y, CODE, CODE).fill('#FFFFFF');
  for (const [row, cells] of rows.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) document.rect(x + column * side, y + row * side, side, side);
    }
  }
  document.fill(ink);
}
