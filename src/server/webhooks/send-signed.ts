import { createHmac } from 'node:crypto';
import type { Webhook } from './webhook-settings.ts';

/** What names a message: the same `id` however often it is sent, so that who gets it twice can tell. */
interface Sending {
  id: string;
  now: Date;
  /** Gives it up. */
  signal?: AbortSignal;
}

export interface WebhookAnswer {
  status: number;
  isOk: boolean;
  text: string;
}

/** Why there is no answer: it came too late, it was no use, or nobody gave one. */
export class WebhookProblem extends Error {
  override name = 'WebhookProblem';
  readonly reason: 'slow' | 'answer' | 'unreachable';

  constructor(reason: WebhookProblem['reason'], cause?: unknown) {
    super(`The webhook failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Sends a message signed as Standard Webhooks says. Throws `WebhookProblem`, and what `signal` gives up by; the answer
 * may be a refusal.
 */
export async function sendSigned(to: Webhook, message: object, { id, now, signal }: Sending): Promise<WebhookAnswer> {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signatureOf(to.secret, `${id}.${timestamp}.${body}`)}`,
      },
      body,
      // Only the configured address: who it would send us on to, nobody has configured.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: answer.status, isOk: answer.ok, text: await textOf(answer) };
  } catch (error) {
    if (error instanceof WebhookProblem || signal?.aborted) throw error;
    throw new WebhookProblem(timeout.aborted ? 'slow' : 'unreachable', error);
  }
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

function signatureOf(secret: Buffer, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64');
}

/** The body, of which no more is read than an answer can be long. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MAX_ANSWER_BYTES) throw new WebhookProblem('answer');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
