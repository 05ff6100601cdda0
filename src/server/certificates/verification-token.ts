import { isSignedBy, shortSignatureOf } from '../links/short-signature.ts';

/** What the address of a certificate says. */
export interface Verification {
  tenant: string;
  serial: string;
  /** Whether it was sent to whom the certificate is for; the one on the certificate itself is for everybody. */
  isHolder: boolean;
}

const kind = 'certificate';

/** The path of a certificate's page below the application's own. It holds for ever. */
export function verificationPathOf(verification: Verification, secret: string): string {
  const content = contentOf(verification);
  return `/verify/${content}.${shortSignatureOf({ kind, content }, secret)}`;
}

/**
 * What a token says; undefined for a text that nobody has signed. `secretOf` finds a tenant's secret by its id, which is
 * all that is believed of a token before its signature has been looked at.
 */
export async function readVerification(
  token: string,
  secretOf: (tenant: string) => Promise<string | undefined>,
): Promise<Verification | undefined> {
  const [, tenant = '', serial = '', whose, signature = ''] =
    /^([\w.-]+)[.]([\dA-Z-]+)[.]([ah])[.]([\w-]{22})$/.exec(token) ?? [];
  const secret = await secretOf(tenant);
  if (secret === undefined) return undefined;
  const verification = { tenant, serial, isHolder: whose === 'h' };
  return isSignedBy(signature, { kind, content: contentOf(verification) }, secret) ? verification : undefined;
}

function contentOf({ tenant, serial, isHolder }: Verification): string {
  return `${tenant}.${serial}.${isHolder ? 'h' : 'a'}`;
}
