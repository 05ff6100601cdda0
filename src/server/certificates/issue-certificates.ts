import { isDeepStrictEqual } from 'node:util';
import type { Certificate, CertificateFacts } from '#model/certificate.ts';
import { liveIn } from '#model/rules/event-status.ts';
import type { Scope } from '../context.ts';
import { certificatesOf, certifiedTrainingOf, insertCertificates, setRevoked } from '../stores/certificates.ts';
import { nominationsIn, type LockedEvent, type StoredNomination } from '../stores/nominations.ts';
import { sessionsOf } from '../stores/sessions.ts';
import { newSerial } from './new-serial.ts';
import { noteCertificates } from './note-certificates.ts';
import { tellOfCertificates } from './tell-of-certificates.ts';

/**
 * Issues certificates to all who attended a locked event in full, where its launch or training gives any; their outcomes are written.
 * One that was revoked when the event was opened again, and would say the same, holds again.
 */
export async function issueCertificates(scope: Scope, event: LockedEvent): Promise<void> {
  const trainingName = await certifiedTrainingOf(scope, event);
  if (trainingName === undefined) return;
  const earned = (await nominationsIn(scope, event.key, ['Confirmed'])).filter(({ outcome }) => outcome === 'Full');
  const factsOf = await factsIn(scope, event, trainingName);
  const known = await certificatesOf(scope, event.key);
  const given = earned.map((one): Certificate => {
    const { key: nominationKey } = one;
    const facts = factsOf(one);
    const same = known.find((old) => old.nominationKey === nominationKey && isDeepStrictEqual(old.facts, facts));
    return same ?? { serial: newSerial(), nominationKey, facts, issuedAt: scope.now.toISOString(), revokedAt: null };
  });
  const issued = given.filter(({ revokedAt }) => revokedAt === null);
  await setRevoked(scope, given, null);
  await insertCertificates(scope, issued);
  await noteCertificates(scope, given, 'certify');
  await tellOfCertificates(scope, event, { kind: 'certificate.issued', certificates: given });
}

/** What certificates of an event say of somebody. */
async function factsIn(scope: Scope, event: LockedEvent, trainingName: string) {
  const dates = liveIn({ sessions: await sessionsOf(scope, event.key) })
    .map(({ date }) => date)
    .toSorted();
  const [startDate = '', endDate = ''] = [dates[0], dates.at(-1)];
  return ({ learnerName, creditHours }: StoredNomination): CertificateFacts => ({
    learnerName: learnerName ?? '',
    trainingName,
    eventName: event.name,
    timeZone: event.timeZone,
    startDate,
    endDate,
    creditHours,
  });
}
