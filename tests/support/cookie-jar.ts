/** A browser's memory of one host: fetches without following redirects, keeps cookies, and honours their paths. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', this.#headerFor(new URL(url).pathname));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #headerFor(pathname: string): string {
    const matching = [...this.#cookies].filter(([, cookie]) => pathname.startsWith(cookie.path));
    return matching.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}
