/** What a PDF that pdfkit has written says of itself. */
export interface ReadPdf {
  pages: number;
  title: string;
  language: string;
  /** The names of the fonts that texts are set in; none of them is missing from the file. */
  fonts: string[];
  /** How many fonts are in the file. */
  embedded: number;
  /** What a screen reader says, in order. */
  texts: string[];
  /** Where its links lead. */
  links: string[];
}

/** Reads a PDF whose objects are not compressed. Throws for anything else. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-1.7') || !text.trimEnd().endsWith('%%EOF')) throw new Error('This is no whole PDF');
  const string = String.raw`\(((?:\\[^]|[^\\)])*)\)`;
  const strings = (name: string): string[] =>
    [...text.matchAll(new RegExp(`/${name} ${string}`, 'g'))].map(([, said = '']) => decoded(said));
  const titleKey = /\/Title (\d+) 0 R/.exec(text)?.[1];
  const [, title = ''] = new RegExp(`\n${titleKey} 0 obj\n${string}`).exec(text) ?? [];
  return {
    pages: [...text.matchAll(/\/Type \/Page\b/g)].length,
    title: decoded(title),
    language: strings('Lang')[0] ?? '',
    fonts: [...text.matchAll(/\/Subtype \/Type0\n\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name = '']) => name),
    embedded: [...text.matchAll(/\/FontFile[23] /g)].length,
    texts: strings('ActualText'),
    links: strings('URI'),
  };
}

/** A string of a PDF: UTF-16 where it begins with the mark of that. */
function decoded(said: string): string {
  const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = said.replaceAll(/\\([^])/g, (_whole, sign: string) => escaped[sign] ?? sign);
  if (!raw.startsWith('\u00fe\u00ff')) return raw;
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}
