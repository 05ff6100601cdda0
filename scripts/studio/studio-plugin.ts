import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { STUDIO_PATH } from '#model/studio.ts';
import { answerStudio, refused } from './answer-studio.ts';
import { whyNotFromHere } from './why-not-from-here.ts';

const MAX_BYTES = 1024 * 1024;

/** The studio's calls beside Vite's own, for `npm run dev` alone: a build knows nothing of them. */
export function studioPlugin(): Plugin {
  return {
    name: 'rostrum-studio',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(STUDIO_PATH, (request, response) => void answer(request, response));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerTo(request).catch((error: unknown) => {
    console.error(error);
    return refused(500, error instanceof Error ? error.message : String(error));
  });
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function answerTo(request: IncomingMessage) {
  const reason = whyNotFromHere(request);
  if (reason) return refused(403, reason);
  const text = await textOf(request);
  const body = text === undefined ? undefined : parsed(text);
  if (body === undefined) return refused(400, 'The body is no JSON of at most 1 MB.');
  return answerStudio({ call: request.url?.split('?')[0]?.slice(1) ?? '', body });
}

/** Undefined when it is too long. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MAX_BYTES) parts.push(part);
  }
  return bytes <= MAX_BYTES ? Buffer.concat(parts).toString() : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
