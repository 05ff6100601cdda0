import type { Certificate } from '#model/certificate.ts';
import type { Scope } from '../context.ts';
import type { PageTexts } from '../links/page-texts.ts';
import { linkSecretOf } from '../stores/links.ts';
import { issuerOf } from './issuer-of.ts';
import type { Drawn } from './pdf/draw-certificate.ts';
import { verificationPathOf } from './verification-token.ts';

/** Certificates with what stands on them beside their facts. */
export async function drawnCertificates(
  scope: Scope,
  texts: PageTexts,
  certificates: readonly Certificate[],
): Promise<Drawn[]> {
  const secret = await linkSecretOf(scope);
  const issuer = await issuerOf(scope, texts);
  return certificates.map((certificate) => {
    const path = verificationPathOf({ tenant: scope.tenant.id, serial: certificate.serial, isHolder: false }, secret);
    return { certificate, issuer, address: scope.site.url + path };
  });
}
