import type { Certificate } from '#model/certificate.ts';
import type { Scope } from '../context.ts';
import { takeBackUntold } from '../stores/certificates.ts';
import { linkSecretOf } from '../stores/links.ts';
import { nominationsNamed, type LockedEvent } from '../stores/nominations.ts';
import { writeNotices, type Notice } from '../stores/outbox.ts';
import { verificationPathOf } from './verification-token.ts';

const opposites = { 'certificate.issued': 'certificate.revoked', 'certificate.revoked': 'certificate.issued' } as const;

interface Told {
  kind: keyof typeof opposites;
  certificates: readonly Certificate[];
}

/**
 * Tells learners what has become of their certificates of a locked event, on each of its channels, with the link that is
 * for them alone. Who was to hear the opposite, and has not yet, hears neither: for them nothing has happened.
 */
export async function tellOfCertificates(scope: Scope, event: LockedEvent, { kind, certificates }: Told) {
  if (certificates.length === 0) return;
  const serials = certificates.map(({ serial }) => serial);
  const keys = certificates.map(({ nominationKey }) => nominationKey);
  const untold = await takeBackUntold(scope, { kind: opposites[kind], eventKey: event.key, serials });
  const nominations = await nominationsNamed(scope, event.key, keys);
  const learners = new Map(nominations.map(({ key, learnerKey }) => [key, learnerKey]));
  const secret = await linkSecretOf(scope);
  const notices = certificates.flatMap(({ serial, nominationKey }) => {
    const link = verificationPathOf({ tenant: scope.tenant.id, serial, isHolder: true }, secret);
    const channels = (event.channels ?? []).filter((channel) => !untold.has(`${serial}/${channel}`));
    return channels.map((channel): Notice => ({
      kind,
      channel,
      uniqueKey: [kind, serial, scope.now.toISOString(), channel].join('/'),
      recipientEntity: 'learner',
      recipientKey: learners.get(nominationKey) ?? '',
      nominationKey,
      eventKey: event.key,
      payload: { serial, link },
    }));
  });
  await writeNotices(scope, notices);
}
