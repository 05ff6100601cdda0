import type { Certificate } from '#model/certificate.ts';
import type { PageTexts } from '../links/page-texts.ts';

/** When what a certificate is for took place, by the clock of its event; when it was issued, and revoked. */
export function certificateDates({ culture }: PageTexts, { facts, issuedAt, revokedAt }: Certificate) {
  const { startDate, endDate, timeZone } = facts;
  const days = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone });
  return {
    held: days.formatRange(new Date(startDate), new Date(endDate)),
    issued: moments.format(new Date(issuedAt)),
    revoked: revokedAt === null ? undefined : moments.format(new Date(revokedAt)),
  };
}
