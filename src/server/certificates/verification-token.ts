import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the address of a certificate says. */
export interface Verification {
  tenant: string;
  serial: string;
  /** Whether it was sent to whom the certificate is for; the one on the certificate itself is for everybody. */
  isHolder: boolean;
}

/** So many characters of a signature keep anybody from guessing it, and the code on paper easy to scan. */
const SIGNATURE = 22;

/** The path of a certificate's page below the application's own. It holds for ever. */
export function verificationPathOf(verification: Verification, secret: string): string {
  const content = contentOf(verification);
  return `/verify/${content}.${signatureOf(content, secret)}`;
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
  const expected = signatureOf(contentOf(verification), secret);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? verification : undefined;
}

function contentOf({ tenant, serial, isHolder }: Verification): string {
  return `${tenant}.${serial}.${isHolder ? 'h' : 'a'}`;
}

/** No signature of a link is one of a certificate, though the secret is the same. */
function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`certificate ${content}`).digest('base64url').slice(0, SIGNATURE);
}
