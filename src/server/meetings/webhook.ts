import { createHmac } from 'node:crypto';
import type { Webhook } from '../meeting-settings.ts';
import { MeetingProblem, type Call, type MadeMeeting, type MeetingProvider } from './meeting-provider.ts';

/**
 * Meetings of any tool, made by the one server that the configuration names: it gets a message signed as Standard
 * Webhooks says, and answers the links. Throws `MeetingProblem`.
 */
export function webhook(to: Webhook): MeetingProvider {
  return {
    create: async (wanted, call) => madeIn(await send(to, { type: 'meeting.create', data: wanted }, call), undefined),
    update: async (wanted, made, call) => {
      const data = { ...wanted, ...made };
      return madeIn(await send(to, { type: 'meeting.update', data }, call), made);
    },
    async cancel(wanted, made, call) {
      await send(to, { type: 'meeting.cancel', data: { ...wanted, ...made } }, call, GONE);
    },
  };
}

/** What is to be withdrawn and is not there is withdrawn. */
const GONE = [404, 410];

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Answers what the server says, as text. */
async function send(to: Webhook, message: object, { id, now, signal }: Call, accepted: number[] = []): Promise<string> {
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
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await textOf(answer);
    if (answer.ok || accepted.includes(answer.status)) return text;
    throw new MeetingProblem('meeting.error.refused', { status: answer.status });
  } catch (error) {
    if (error instanceof MeetingProblem || signal.aborted) throw error;
    throw new MeetingProblem(timeout.aborted ? 'meeting.error.slow' : 'meeting.error.unreachable', { cause: error });
  }
}

function signatureOf(secret: Buffer, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64');
}

/** The body, of which no more is read than an answer can be long. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MAX_ANSWER_BYTES) throw new MeetingProblem('meeting.error.answer');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** The links of an answer; a change that says none leaves them as they were. */
function madeIn(text: string, before: MadeMeeting | undefined): MadeMeeting {
  if (before && text.trim() === '') return before;
  const { joinUrl, hostUrl = joinUrl, reference }: Record<string, unknown> = { ...before, ...recordIn(text) };
  if (!isLink(joinUrl) || !isLink(hostUrl) || !isReference(reference)) throw new MeetingProblem('meeting.error.answer');
  return { joinUrl, hostUrl, ...(reference !== undefined && { reference }) };
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (cause) {
    throw new MeetingProblem('meeting.error.answer', { cause });
  }
  throw new MeetingProblem('meeting.error.answer');
}

/** People follow it: no other scheme than the web's. */
function isLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000 && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isReference(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length <= 200);
}
