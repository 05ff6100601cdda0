import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Certificate } from '#model/certificate.ts';
import type { Context, Scope } from '../context.ts';
import { answerInPages, sendPage } from '../links/answer-in-pages.ts';
import { scopeIn, secretOf } from '../links/named-tenant.ts';
import type { PageTexts } from '../links/page-texts.ts';
import { certificateNumbered } from '../stores/certificates.ts';
import { certificatesPdf } from './certificates-pdf.ts';
import { drawnCertificates } from './drawn-certificates.ts';
import { issuerOf } from './issuer-of.ts';
import { unknownPage, verificationPage } from './verification-page.ts';
import { readVerification } from './verification-token.ts';

/** A certificate that somebody has the address of. */
interface Found {
  scope: Scope;
  certificate: Certificate;
  /** Whether the address is that of whom it is for, and it holds: then it can be had as a file. */
  isFileGiven: boolean;
}

/**
 * GET /:token: anybody who has seen a certificate finds out whether it holds. GET /:token/certificate.pdf: the certificate
 * itself, for whom it was issued to.
 */
export async function serveVerification(app: FastifyInstance, context: Context): Promise<void> {
  const textsFor = await answerInPages(app, context, sendUnknown);
  const config = { isPublic: true };
  app.get('/:token', { config }, async (request, reply) => {
    const texts = await textsFor(request);
    const found = await certificateIn(context, request);
    if (!found) return sendUnknown(reply, texts);
    const { scope, certificate, isFileGiven } = found;
    const issuer = await issuerOf(scope, texts);
    const file = isFileGiven ? `${request.url.split('?')[0]}/certificate.pdf` : undefined;
    return sendPage(reply, verificationPage(texts, { certificate, issuer, file }));
  });
  app.get('/:token/certificate.pdf', { config }, async (request, reply) => {
    const texts = await textsFor(request);
    const found = await certificateIn(context, request);
    if (!found?.isFileGiven) return sendUnknown(reply, texts);
    const { scope, certificate } = found;
    const certificates = await drawnCertificates(scope, texts, [certificate]);
    const title = `${texts.translate('certificate.title')}: ${certificate.facts.learnerName}`;
    reply.header('content-disposition', `inline; filename="certificate-${certificate.serial}.pdf"`);
    return reply.type('application/pdf').send(await certificatesPdf({ texts, certificates, title, now: scope.now }));
  });
}

async function certificateIn(context: Context, { params }: FastifyRequest): Promise<Found | undefined> {
  const { token } = params as { token: string };
  const verification = await readVerification(token, (id) => secretOf(context, id));
  const scope = verification && scopeIn(context, verification.tenant);
  const certificate = scope && (await certificateNumbered(scope, verification.serial));
  if (!certificate) return undefined;
  return { scope, certificate, isFileGiven: verification.isHolder && certificate.revokedAt === null };
}

function sendUnknown(reply: FastifyReply, texts: PageTexts): FastifyReply {
  return sendPage(reply.code(404), unknownPage(texts));
}
