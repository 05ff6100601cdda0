import type { Readable } from 'node:stream';
import type { PageTexts } from '../links/page-texts.ts';
import type { Drawn } from './pdf/draw-certificate.ts';

interface Wanted {
  texts: PageTexts;
  certificates: readonly Drawn[];
  title: string;
  now: Date;
}

/** Certificates as a PDF, a page for each; it begins before the last one is drawn. */
export async function certificatesPdf(wanted: Wanted): Promise<Readable> {
  // Drawing needs memory that few servers ever use.
  const [{ default: PDFDocument }, { drawCertificate }] = await Promise.all([
    import('pdfkit'),
    import('./pdf/draw-certificate.ts'),
  ]);
  const { texts, certificates, title, now } = wanted;
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: texts.culture,
    info: { Title: title, Author: certificates[0]?.issuer ?? '', CreationDate: now, ModDate: now },
  });
  const draw = async (): Promise<void> => {
    for (const drawn of certificates) {
      document.addPage();
      await drawCertificate(document, { texts, drawn });
    }
    document.end();
  };
  draw().catch((error: Error) => document.destroy(error));
  return document;
}
