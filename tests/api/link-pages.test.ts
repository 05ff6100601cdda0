import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aLinkWorld, answersOn, titleOf, type LinkWorld } from '../support/link-world.ts';
import type { Result } from '../support/nomination-world.ts';

const unknown = 'This link is not valid';

onEachEngine((api) => {
  let world: LinkWorld;
  beforeAll(async () => {
    world = await aLinkWorld(api);
  });
  const stateOf = async (event: Values, one: Result) => (await world.standing(event, [one]))[0];
  const offerTo = (event: Values, { nominationKey }: Result) => world.aLink(event, { purpose: 'offer', nominationKey });

  test('a link that somebody has changed, signed elsewhere or put into another tenant is none', async () => {
    const [event, one] = await world.anOffer();
    const link = await offerTo(event, one);
    const [content = '', signature = ''] = link.replace('/link/', '').split('.');
    const says = JSON.parse(Buffer.from(content, 'base64url').toString()) as Values;
    const forged = (changes: Values): string =>
      `/link/${Buffer.from(JSON.stringify({ ...says, ...changes })).toString('base64url')}.${signature}`;
    const others = [
      forged({ purpose: 'withdrawal' }),
      forged({ expiresAt: '2030-01-01T00:00:00.000Z' }),
      forged({ tenant: 'academy' }),
      forged({ tenant: 'nobody' }),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`,
      `/link/${content}.`,
      '/link/bnVsbA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '/link/hello',
    ];
    for (const url of others) {
      for (const page of [await world.open(url), await world.answer(url, { answer: 'accept' })]) {
        expect([url, page.status, titleOf(page)]).toEqual([url, 404, unknown]);
      }
    }
    expect(await stateOf(event, one)).toBe('Offered');
  });

  test('a form that says nothing asks again, and nothing but a form is taken', async () => {
    const [event, one] = await world.anOffer();
    const link = await offerTo(event, one);
    for (const form of [{}, { answer: 'approve' }, { answer: '__proto__' }] as Record<string, string>[]) {
      const page = await world.answer(link, form);
      expect([page.status, answersOn(page)]).toEqual([400, ['accept', 'decline']]);
    }
    const json = { payload: '{"answer":"accept"}', headers: { 'content-type': 'application/json' } };
    expect((await api.anonymous.send({ method: 'POST', url: link, ...json })).status).toBe(415);
    expect(await stateOf(event, one)).toBe('Offered');
  });

  test.each([
    ['de-DE,de;q=0.9,en;q=0.5', 'de', 'ltr', 'Ihnen wird ein Platz angeboten'],
    ['hi', 'hi', 'ltr', 'आपको एक सीट दी जा रही है'],
    ['fr, ar-EG;q=0.8', 'ar', 'rtl', 'عُرض عليك مقعد'],
    ['fr', 'en', 'ltr', 'A seat is offered to you'],
  ])('a browser that prefers %s reads %s', async (language, lang, dir, title) => {
    const [event, one] = await world.anOffer();
    const page = await world.open(await offerTo(event, one), { language });
    expect(page.text).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(titleOf(page)).toBe(title);
  });

  test('who is known to read another language than the browser prefers reads that', async () => {
    const [event, one] = await world.anOffer();
    await api.admin.post('/learner/update', { key: one.learnerKey, language: 'German' });
    const page = await world.open(await offerTo(event, one), { language: 'hi' });
    expect(page.text).toContain('<html lang="de" dir="ltr">');
    expect(titleOf(page)).toBe('Ihnen wird ein Platz angeboten');
  });

  test('nobody keeps, finds or frames a page, no script runs in it, and it tells no other where it is', async () => {
    const [event, one] = await world.anOffer();
    for (const url of [await offerTo(event, one), '/link/hello']) {
      const { headers, text } = await world.open(url);
      const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
    }
  });

  test('who tries very many links from one address waits a minute', async () => {
    const from = '203.0.113.9';
    const statuses = new Set<number>();
    for (let tries = 0; tries < 300; tries += 1) statuses.add((await world.open('/link/guess', { from })).status);
    expect([...statuses]).toEqual([404]);
    const limited = await world.open('/link/guess', { from });
    expect([limited.status, titleOf(limited)]).toEqual([429, 'Too many requests. Please wait a moment.']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.open('/link/guess')).status).toBe(404);
  });
});
