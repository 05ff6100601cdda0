import type { Certificate } from '#model/certificate.ts';
import { html } from '../links/html.ts';
import { factList, page } from '../links/page.ts';
import type { PageTexts } from '../links/page-texts.ts';
import { certificateDates } from './certificate-dates.ts';

interface Found {
  certificate: Certificate;
  issuer: string;
  /** Where its holder has it as a file. */
  file: string | undefined;
}

/** Whether a certificate holds, and what it says: to be compared with what somebody was shown. */
export function verificationPage(texts: PageTexts, { certificate, issuer, file }: Found): string {
  const { translate, culture } = texts;
  const { facts, serial, revokedAt } = certificate;
  const { held, issued, revoked } = certificateDates(texts, certificate);
  const { title, help, sign, look } = revokedAt === null ? holds : revokedOnce;
  return page(
    texts,
    translate(title),
    html`<p role="status" class="${look}"><span aria-hidden="true">${sign}</span> <bdi>${facts.learnerName}</bdi></p>
      <p>${translate(help)}</p>
      ${factList(texts, [
        ['certificate.awardedTo', facts.learnerName],
        ['certificate.training', facts.trainingName],
        ['certificate.event', facts.eventName],
        ['certificate.when', held],
        ['certificate.creditHours', facts.creditHours?.toLocaleString(culture)],
        ['certificate.serial', serial],
        ['certificate.issuedAt', issued],
        ['certificate.revokedAt', revoked],
        ['certificate.issuedBy', issuer],
      ])}
      ${file !== undefined && html`<a class="first" href="${file}">${translate('certificate.download')}</a>`}`,
  );
}

const holds = { title: 'verify.valid', help: 'verify.valid.help', sign: '✓', look: 'good' };
const revokedOnce = { title: 'verify.revoked', help: 'verify.revoked.help', sign: '✕', look: 'wrong' };

/** Of a text that nobody has signed, or a number that none has. */
export function unknownPage(texts: PageTexts): string {
  const { translate } = texts;
  const lines = ['verify.unknown.help', 'verify.unknown.warning'].map((key) => html`<p>${translate(key)}</p>`);
  return page(texts, translate('verify.unknown'), html`<div role="status">${lines}</div>`);
}
