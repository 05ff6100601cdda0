import type { Api } from './api.ts';
import type { Answer } from './client.ts';

/** What a page gives who has scanned its code, to say who they are. */
export function entryOn({ text }: Answer): string {
  return /name="entry" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

/** Sends the form of a page for checking in. */
export function answerTo(api: Api, url: string, form: { entry: string; who: string }): Promise<Answer> {
  return api.anonymous.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}
