import type { ServerResponse } from 'node:http';
import { startWebhookReceiver, type Received } from './webhook-receiver.ts';

/** A server of meetings: it answers links. */
export async function startMeetingReceiver() {
  const receiver = await startWebhookReceiver('MEETING', withLinks);
  /** What it got about the meeting of a session title. */
  const about = (title: string) => receiver.received.filter(({ data }) => data['title'] === title);
  return { ...receiver, about };
}

/** Links that follow from the key alone: who asks twice gets the same. */
export function withLinks({ type, data }: Received, response: ServerResponse): void {
  const join = `https://meet.example.test/${String(data['key'])}`;
  const body = { joinUrl: join, hostUrl: `${join}?host`, reference: `ref-${String(data['key'])}` };
  response.end(type === 'meeting.cancel' ? '' : JSON.stringify(body));
}
