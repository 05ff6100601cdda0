import type { Certificate } from '#model/certificate.ts';
import type { Scope } from '../context.ts';
import { linkSecretOf } from '../stores/links.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import { writeNotices, type Notice } from '../stores/outbox.ts';
import { verificationPathOf } from './verification-token.ts';

interface Told {
  issued: readonly Certificate[];
  /** The nominations that the certificates are for, and others. */
  earned: readonly StoredNomination[];
}

const kind = 'certificate.issued';

/** Tells learners of their new certificates, on every channel of the event, with the link that is for them alone. */
export async function tellIssued(scope: Scope, event: LockedEvent, { issued, earned }: Told): Promise<void> {
  const secret = await linkSecretOf(scope);
  const recipients = new Map(earned.map(({ key, learnerKey }) => [key, learnerKey]));
  const notices = issued.flatMap(({ serial, nominationKey }) => {
    const link = verificationPathOf({ tenant: scope.tenant.id, serial, isHolder: true }, secret);
    return (event.channels ?? []).map((channel): Notice => ({
      kind,
      channel,
      uniqueKey: `${kind}/${serial}/${channel}`,
      recipientEntity: 'learner',
      recipientKey: recipients.get(nominationKey) ?? '',
      nominationKey,
      eventKey: event.key,
      payload: { serial, link },
    }));
  });
  await writeNotices(scope, notices);
}
