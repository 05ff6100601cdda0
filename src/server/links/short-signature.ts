import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed. Of one content the signatures of two kinds differ, though the tenant's secret is the same. */
interface Signed {
  kind: 'certificate' | 'code' | 'entry';
  content: string;
}

/** Characters: 128 bits keep anybody from guessing it, and a picture of the address is read from paper and from afar. */
const SIGNATURE_LENGTH = 22;

/** The signature of an address that people scan. */
export function shortSignatureOf({ kind, content }: Signed, secret: string): string {
  const whole = createHmac('sha256', secret).update(`${kind} ${content}`).digest('base64url');
  return whole.slice(0, SIGNATURE_LENGTH);
}

/** Whether a text as long as a signature is that of the content. */
export function isSignedBy(signature: string, signed: Signed, secret: string): boolean {
  return timingSafeEqual(Buffer.from(shortSignatureOf(signed, secret)), Buffer.from(signature));
}
