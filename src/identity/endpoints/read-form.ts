import type { IncomingMessage } from 'node:http';

const longestForm = 8192;

/** The fields of a sent form; undefined when it is larger than a sign-in can be. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > longestForm) return undefined;
  }
  return new URLSearchParams(text);
}
