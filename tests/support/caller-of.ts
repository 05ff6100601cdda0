import type { Page, Request } from 'playwright';
import type { Values } from '#model/values.ts';
import { signInAt } from './browser.ts';

/** Asks the API in the name of who is signed in on a page, as the page itself does; what is refused throws. */
export interface Caller {
  get: (path: string, query?: Record<string, string>) => Promise<Values>;
  post: (path: string, body: Values, query?: Record<string, string>) => Promise<Values>;
  /** The records of an entity that meet a filter. */
  list: (entity: string, filter: Values) => Promise<Values[]>;
}

/** Opens a page of the product and signs in on the page that asks for it. */
export async function signInAsCaller(page: Page, address: string, user: string): Promise<Caller> {
  const asked = page.waitForRequest(isAsSomebody);
  await signInAt(page, address, user);
  const { authorization = '', hostname = '' } = (await asked).headers();
  const ask = async (method: string, path: string, params: Record<string, string>, data?: Values): Promise<Values> => {
    const url = `${new URL(address).origin}/api${path}?${new URLSearchParams(params).toString()}`;
    const answer = await page.request.fetch(url, {
      method,
      headers: { authorization, hostname },
      ...(data ? { data } : {}),
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Values;
  };
  const post: Caller['post'] = (path, body, query = {}) => ask('POST', path, query, body);
  return {
    get: (path, query = {}) => ask('GET', path, query),
    post,
    list: async (entity, filter) => {
      const asking = { pageOptions: { pageSize: 100 }, searchCriteria: { filter } };
      return (await post(`/${entity}/paginated-list`, asking))['items'] as Values[];
    },
  };
}

function isAsSomebody(request: Request): boolean {
  return (request.headers()['authorization'] ?? '').length > 'Bearer '.length;
}
