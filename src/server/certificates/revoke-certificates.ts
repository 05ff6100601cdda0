import type { Scope } from '../context.ts';
import { certificatesOf, setRevoked } from '../stores/certificates.ts';
import { noteCertificates } from './note-certificates.ts';

/** Takes back the certificates of an event that is opened again: whoever looks one up is told, and so is history. */
export async function revokeCertificates(scope: Scope, eventKey: string): Promise<void> {
  const certificates = await certificatesOf(scope, eventKey, true);
  await setRevoked(scope, certificates, scope.now);
  await noteCertificates(scope, certificates, 'revoke-certificate');
}
