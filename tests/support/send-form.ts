import type { Api } from './api.ts';
import type { Answer } from './client.ts';

/** Sends the form of a page for people without an account, as a browser does. */
export function sendForm(
  { anonymous }: Api,
  url: string,
  form: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<Answer> {
  return anonymous.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}
