import type { Certificate } from '#model/certificate.ts';
import type { Scope } from '../context.ts';
import { auditOf } from '../records/audit.ts';
import { nomination } from '../stores/nominations.ts';

/** Tells the history of nominations what became of their certificates. */
export async function noteCertificates(
  scope: Scope,
  certificates: readonly Certificate[],
  action: 'certify' | 'revoke-certificate',
): Promise<void> {
  const audited = certificates.map(({ nominationKey: key }) => ({ key, action, changes: [] }));
  await auditOf(scope, nomination, audited).execute(scope.db);
}
