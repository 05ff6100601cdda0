import type { Scope } from '../context.ts';
import { certificatesOf, setRevoked } from '../stores/certificates.ts';
import type { LockedEvent } from '../stores/nominations.ts';
import { noteCertificates } from './note-certificates.ts';
import { tellOfCertificates } from './tell-of-certificates.ts';

/**
 * Takes back the certificates of a locked event that is opened again: who has one is told, and so are history and whoever
 * looks one up.
 */
export async function revokeCertificates(scope: Scope, event: LockedEvent): Promise<void> {
  const certificates = await certificatesOf(scope, event.key, true);
  await setRevoked(scope, certificates, scope.now);
  await noteCertificates(scope, certificates, 'revoke-certificate');
  await tellOfCertificates(scope, event, { kind: 'certificate.revoked', certificates });
}
