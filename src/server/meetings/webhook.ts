import { sendSigned, WebhookProblem } from '../webhooks/send-signed.ts';
import type { Webhook } from '../webhooks/webhook-settings.ts';
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

/** Answers what the server says, as text. */
async function send(to: Webhook, message: object, call: Call, accepted: number[] = []): Promise<string> {
  try {
    const { status, isOk, text } = await sendSigned(to, message, call);
    if (isOk || accepted.includes(status)) return text;
    throw new MeetingProblem('meeting.error.refused', { status });
  } catch (error) {
    if (!(error instanceof WebhookProblem)) throw error;
    throw new MeetingProblem(`meeting.error.${error.reason}`, { cause: error });
  }
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
