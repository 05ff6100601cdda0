import type { IncomingMessage } from 'node:http';

/**
 * Why a request may not write files of this machine; undefined when it may. It comes from this machine, to a name of
 * this machine (a foreign name could be led here), and from a page of ours.
 */
export function whyNotFromHere({ method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>) {
  const { host = '', origin } = headers;
  if (!isLoopback(socket.remoteAddress)) return 'The studio answers the machine that it runs on, and no other.';
  if (!isLocalName(host)) return 'The studio answers at localhost only.';
  if (origin !== undefined && origin !== `http://${host}`) return 'The studio answers its own page only.';
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) {
    return 'The studio is asked by POST, with JSON.';
  }
  return undefined;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127[.]/.test(address);
}

function isLocalName(host: string): boolean {
  return /^(([a-z0-9-]+[.])*localhost|127[.]0[.]0[.]1|\[::1\])(:\d+)?$/i.test(host);
}
