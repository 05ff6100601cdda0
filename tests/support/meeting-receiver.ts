import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Values } from '#model/values.ts';

export interface Received {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** Whether the signature is that of the secret over id, timestamp and body. */
  isSigned: boolean;
  type: string;
  data: Values;
}

type Answer = (received: Received, response: ServerResponse) => unknown;

/** A server of meetings as somebody else would write it; it remembers what it got and answers as it is told to. */
export async function startMeetingReceiver() {
  const secret = Buffer.alloc(32, 7);
  const received: Received[] = [];
  let answer: Answer = withLinks;
  const server = createServer((request, response) => {
    void read(request, secret).then((message) => {
      received.push(message);
      return answer(message, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    env: {
      MEETING_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/meetings`,
      MEETING_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    },
    received,
    /** What it got about the meeting of a session title. */
    about: (title: string) => received.filter(({ data }) => data['title'] === title),
    /** Answers the next messages so; with links again when nothing is said. */
    answers: (next: Answer = withLinks) => {
      answer = next;
    },
    /** Begins anew: nothing received, links for everybody. */
    forget: () => {
      received.length = 0;
      answer = withLinks;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Links that follow from the key alone: who asks twice gets the same. */
export function withLinks({ type, data }: Received, response: ServerResponse): void {
  const join = `https://meet.example.test/${String(data['key'])}`;
  const body = { joinUrl: join, hostUrl: `${join}?host`, reference: `ref-${String(data['key'])}` };
  response.end(type === 'meeting.cancel' ? '' : JSON.stringify(body));
}

/** Answers a status and a text. */
export function saying(status: number, text = '', headers: Record<string, string> = {}): Answer {
  return (_received, response) => response.writeHead(status, headers).end(text);
}

async function read(request: IncomingMessage, secret: Buffer): Promise<Received> {
  let body = '';
  for await (const part of request) body += String(part);
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers;
  const expected = createHmac('sha256', secret)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest('base64');
  const { type, data } = JSON.parse(body) as { type: string; data: Values };
  return { id: String(id), timestamp: Number(timestamp), isSigned: signature === `v1,${expected}`, type, data };
}
