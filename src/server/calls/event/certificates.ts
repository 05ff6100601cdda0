import type { FastifyInstance } from 'fastify';
import { certificateCall } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { certificatesPdf } from '../../certificates/certificates-pdf.ts';
import { drawnCertificates } from '../../certificates/drawn-certificates.ts';
import { pageTextsFor } from '../../links/page-texts.ts';
import { invalid } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { certificatesOf } from '../../stores/certificates.ts';
import { serveEntity } from '../serve.ts';
import { keyQueryWith, type KeyQuery } from '../shapes.ts';

interface Asked extends KeyQuery {
  nominationKey?: string;
  culture?: string;
}

/** GET /event/download-certificates?key&nominationKey&culture: a PDF of all that hold, or of one, for who teaches it too. */
export function certificates(app: FastifyInstance): void {
  const event = entityNamed('event');
  const served = {
    entity: event,
    summary: 'The certificates of an event as a PDF, a page for each',
    tag: 'event',
    roles: event.access.show,
    query: askedShape,
  };
  serveEntity<Asked>(app, certificateCall, served, async ({ scope, query, reply }) => {
    const { key, nominationKey, culture } = query;
    const found = await find(scope, event, key);
    const all = await certificatesOf(scope, key, true);
    const wanted = nominationKey === undefined ? all : all.filter((one) => one.nominationKey === nominationKey);
    const [first] = wanted;
    if (!first) throw invalid({ '': ['certificate.none'] });
    const texts = await pageTextsFor(culture, scope.site.culture);
    const drawn = await drawnCertificates(scope, texts, wanted);
    const title = `${texts.translate('certificate.title')}: ${String(found['name'])}`;
    const name = nominationKey === undefined ? `certificates-${String(found['code'])}` : `certificate-${first.serial}`;
    reply.header('content-disposition', `attachment; filename="${name}.pdf"`).type('application/pdf');
    return certificatesPdf({ texts, certificates: drawn, title, now: scope.now });
  });
}

const askedShape = keyQueryWith({
  nominationKey: { type: 'string', minLength: 1, maxLength: 100, description: 'Of one learner alone' },
  culture: { type: 'string', maxLength: 35, description: 'Whose language it is written in, such as ar-EG' },
});
