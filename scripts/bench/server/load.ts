import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** The next request, whole. */
  request: () => Buffer;
  connections: number;
  seconds: number;
}

/** Answers per second, over connections that each wait for their answer. Throws when an answer is not 200. */
export async function throughputOf({ port, request, connections, seconds }: Load): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  const work = Array.from({ length: connections }, async () => {
    const exchange = await openExchange(port);
    while (performance.now() < end) {
      sent += 1;
      await exchange.send(request());
    }
    exchange.close();
  });
  await Promise.all(work);
  return sent / ((performance.now() - started) / 1000);
}

export interface Exchange {
  /** The answer's body. Throws when it is not 200. */
  send: (request: Buffer) => Promise<string>;
  close: () => void;
}

/** One connection, written by hand: a client of comfort would cost more than the servers that it measures. */
export async function openExchange(port: number): Promise<Exchange> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return { send: (request) => answerTo(socket, request), close: () => socket.destroy() };
}

const HEAD_END = Buffer.from('\r\n\r\n');

function answerTo(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    let length = Infinity;
    let start = 0;
    const end = (finish: () => void): void => {
      socket.removeAllListeners();
      finish();
    };
    const take = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (length === Infinity) [start, length] = boundsOf(received);
      if (received.length < start + length) return;
      const isOk = received.toString('latin1', 9, 12) === '200';
      end(() => (isOk ? resolve(received.toString('utf8', start)) : reject(new Error(received.toString()))));
    };
    socket.on('data', take);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () => end(() => reject(new Error('The server closed the connection'))));
    socket.write(request);
  });
}

/** Where the body starts and how long it is, as soon as the head is there. */
function boundsOf(received: Buffer): [number, number] {
  const head = received.indexOf(HEAD_END);
  if (head === -1) return [0, Infinity];
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('The answer has no length');
  return [head + HEAD_END.length, Number(length)];
}
