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

export type Answer = (received: Received, response: ServerResponse) => unknown;

/** A server of signed messages as somebody else would write it; it remembers what it got and answers as it is told to. */
export async function startWebhookReceiver(name: string, usual: Answer = saying(200)) {
  const secret = Buffer.alloc(32, 7);
  const received: Received[] = [];
  let answer = usual;
  const server = createServer((request, response) => {
    void read(request, secret).then((message) => {
      received.push(message);
      return answer(message, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    env: {
      [`${name}_WEBHOOK_URL`]: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      [`${name}_WEBHOOK_SECRET`]: `whsec_${secret.toString('base64')}`,
    },
    received,
    /** Answers the next messages so; as usual again when nothing is said. */
    answers: (next = usual) => {
      answer = next;
    },
    /** Begins anew: nothing received, the usual answer for everybody. */
    forget: () => {
      received.length = 0;
      answer = usual;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
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
