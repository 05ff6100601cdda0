import type { fetchUtils } from 'react-admin';
import type { Call } from '#model/calls.ts';
import type { Api } from './api.ts';

/** The HTTP client of ra-data-simple-rest through the one door to the network. */
export function restClientOf(
  api: Api,
  { quiet = [] }: { quiet?: readonly number[] } = {},
): typeof fetchUtils.fetchJson {
  return async (path, { method = 'GET', body, headers, signal } = {}) => {
    const call = { method, path } as Call;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const answer = await api.answer(call, { body: sent, headers, signal: signal ?? undefined, quiet });
    const text = await answer.text();
    const json: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, body: text, json };
  };
}
