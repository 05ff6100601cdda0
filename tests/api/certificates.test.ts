import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import { aCertificateWorld, type CertificateWorld } from '../support/certificate-world.ts';
import { titleOf } from '../support/link-world.ts';
import { readPdf } from '../support/pdf.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
const later = new Date('2026-12-05T10:00:00.000Z');
const serial = /^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/;
let now = before;

onEachEngine(
  (api) => {
    let world: CertificateWorld;
    beforeAll(async () => {
      now = before;
      world = await aCertificateWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    /** A closed event; the first learner was there, the second was not. */
    const aClosedEvent = async (names = ['Asha Rao', 'Zoe Stayed-Away'], changes = {}) => {
      now = before;
      const made = await world.aCertifiedEvent(names, changes);
      now = after;
      await world.attend(
        made.event,
        names.map((_name, index) => index === 0),
      );
      expect((await world.act(made.event, 'close')).status).toBe(200);
      return made;
    };

    test('closing issues a certificate to who attended in full, and to nobody else', async () => {
      const { event } = await aClosedEvent();
      expect(await world.serials(event)).toEqual([expect.stringMatching(serial), null]);
      expect(await world.linksTold(event)).toHaveLength(1);
      const { items } = await api.admin.post('/event/nominations/paginated-list', {}, { key: String(event['key']) });
      const asha = items.find(({ learnerName }) => learnerName === 'Asha Rao');
      const { items: history } = await api.admin.get('/nomination/history', { key: String(asha?.['key']) });
      expect(history[0]).toMatchObject({ action: 'certify' });
    });

    test('a launch that gives no certificates issues none, and neither does an event without a launch', async () => {
      const { launch } = await world.aLaunch('Uncertified', { classifiedVisibility: 'ALL' });
      for (const launchKey of [launch['key'], null]) {
        const { event } = await aClosedEvent(['Asha Rao'], { launchKey });
        expect(await world.serials(event)).toEqual([null]);
        expect(await world.linksTold(event)).toEqual([]);
        expect((await world.download(event)).errors).toEqual({ '': ['certificate.none'] });
      }
    });

    test('an event without a launch gives certificates where its training does, and a launch says for its own', async () => {
      const { key, version } = (await api.admin.get('/training/detail', { key: String(world.training['key']) })).body;
      const changed = await api.admin.post('/training/update', { key, version, certificate: true });
      expect(changed.status).toBe(200);
      const { launch } = await world.aLaunch('Uncertain', { classifiedVisibility: 'ALL' });
      const { event } = await aClosedEvent(['Asha Rao'], { launchKey: null });
      const other = await aClosedEvent(['Asha Rao'], { launchKey: launch['key'] });
      await api.admin.post('/training/update', { key, certificate: false });
      expect(await world.serials(event)).toEqual([expect.stringMatching(serial)]);
      expect(await world.serials(other.event)).toEqual([null]);
      const page = await world.open((await world.linksTold(event))[0] ?? '');
      expect([titleOf(page), page.text.includes('Coaching workshop')]).toEqual(['This certificate is valid', true]);
    });

    test('who was told of a certificate is told that it is revoked, and that it holds again', async () => {
      const { event } = await aClosedEvent();
      const issued = await world.linksTold(event);
      await world.sendAll();
      await world.reopen(event);
      expect(await world.linksTold(event, 'certificate.revoked')).toEqual(issued);
      await world.sendAll();
      now = later;
      await world.act(event, 'close');
      expect(await world.linksTold(event)).toEqual([...issued, ...issued]);
    });

    test('nobody is told of what was taken back before they heard of it', async () => {
      const { event } = await aClosedEvent();
      now = later;
      await world.reopen(event);
      const untold = [await world.linksTold(event), await world.linksTold(event, 'certificate.revoked')];
      expect(untold).toEqual([[], []]);
      await world.act(event, 'close');
      expect(await world.linksTold(event)).toHaveLength(1);
      await world.sendAll();
      await world.reopen(event);
      await world.act(event, 'close');
      expect(await world.linksTold(event)).toHaveLength(1);
      expect(await world.linksTold(event, 'certificate.revoked')).toEqual([]);
    });

    test('opening an event again revokes its certificates, and closing it as it was makes them hold again', async () => {
      const { event } = await aClosedEvent();
      const [number] = await world.serials(event);
      const [link = ''] = await world.linksTold(event);
      now = later;
      await world.reopen(event);
      expect(await world.serials(event)).toEqual([null, null]);
      const revoked = await world.open(link);
      expect(titleOf(revoked)).toBe('This certificate does not hold any more');
      expect(revoked.text).toContain('December 5, 2026');
      expect(revoked.text).not.toContain('certificate.pdf');
      expect((await world.open(`${link}/certificate.pdf`)).status).toBe(404);
      await world.act(event, 'close');
      expect(await world.serials(event)).toEqual([number, null]);
      expect(titleOf(await world.open(link))).toBe('This certificate is valid');
      expect(await world.linksTold(event)).toEqual([link]);
    });

    test('closed with other facts, a certificate gets a new number and the old one stays revoked', async () => {
      const { event, people } = await aClosedEvent();
      const [old] = await world.serials(event);
      const [link = ''] = await world.linksTold(event);
      await world.reopen(event);
      await api.admin.post('/learner/update', { key: people[0]?.['key'], name: 'Asha Rao-Iyer' });
      await world.act(event, 'close');
      const [renewed] = await world.serials(event);
      expect([renewed, renewed === old]).toEqual([expect.stringMatching(serial), false]);
      expect(titleOf(await world.open(link))).toBe('This certificate does not hold any more');
      expect((await world.open(link)).text).not.toContain('Asha Rao-Iyer');
      expect(await world.linksTold(event)).toHaveLength(1);
    });

    test('who did not attend in full after all has no certificate any more', async () => {
      const { event } = await aClosedEvent();
      await world.reopen(event);
      await world.attend(event, [false, true], 1);
      await world.act(event, 'close');
      expect(await world.serials(event)).toEqual([null, expect.stringMatching(serial)]);
    });

    test('anybody sees on the page what a certificate says, in their language, and who it is for gets the file', async () => {
      const { event } = await aClosedEvent(['<b>Łukasz</b> & Ḥasan']);
      const [link = ''] = await world.linksTold(event);
      const page = await world.open(link);
      expect([page.status, titleOf(page)]).toEqual([200, 'This certificate is valid']);
      const [number = ''] = await world.serials(event);
      for (const said of ['&#60;b&#62;Łukasz', 'Coaching workshop', 'December 1, 2026', String(number), 'Issued by']) {
        expect(page.text).toContain(said);
      }
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      const arabic = await world.open(link, 'ar');
      expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
      expect(titleOf(arabic)).toBe('هذه الشهادة سارية');
      const [, file = ''] = /href="([^"]+)"/.exec(page.text) ?? [];
      const given = await world.open(file);
      expect([given.status, given.headers['content-type']]).toEqual([200, 'application/pdf']);
      const { links } = readPdf(given.bytes);
      const { pathname } = new URL(links[0] ?? '');
      const anybody = await world.open(pathname);
      expect(titleOf(anybody)).toBe('This certificate is valid');
      expect(anybody.text).not.toContain('certificate.pdf');
      expect((await world.open(`${pathname}/certificate.pdf`)).status).toBe(404);
    });

    test('an address that somebody has changed, cut or put into another tenant is refused kindly', async () => {
      const { event } = await aClosedEvent();
      const other = await aClosedEvent();
      const [link = ''] = await world.linksTold(event);
      const [number] = await world.serials(event);
      const [another] = await world.serials(other.event);
      const wrong = [
        link.replace(String(number), String(another)),
        link.replace('rostrum.', 'academy.'),
        link.replace('rostrum.', 'nobody.'),
        link.replace('.h.', '.a.'),
        link.slice(0, -1),
        `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
        `/verify/${number}`,
        '/verify/x',
        '/verify/%00',
        '/verify/',
      ];
      for (const url of wrong) {
        const page = await world.open(url);
        expect([url, page.status, titleOf(page)]).toEqual([url, 404, 'This certificate was not found']);
      }
      expect(titleOf(await world.open('/verify/x', 'de'))).toBe('Dieses Zertifikat wurde nicht gefunden');
    });

    test('the file has a page for each learner, with all its fonts in it and its texts for screen readers', async () => {
      const names = ['Asha Rao', 'क्षितिज श्रीवास्तव', 'عبد الرحمن الشهري'];
      const { event } = await world.aCertifiedEvent(names);
      now = after;
      await world.attend(event, [true, true, true]);
      await world.act(event, 'close');
      const all = await world.download(event, { culture: 'de' });
      expect(all.headers['content-disposition']).toMatch(/^attachment; filename="certificates-AT-\d+\.pdf"$/);
      const { pages, title, language, fonts, embedded, texts, links } = readPdf(all.bytes);
      expect([pages, title, language]).toEqual([3, 'Teilnahmezertifikat: Coaching', 'de']);
      expect(embedded).toBe(fonts.length);
      const families = new Set(fonts.map((name) => name.split('-')[0]));
      expect(families).toEqual(new Set(['Inter', 'NotoSansArabic', 'NotoSansDevanagari']));
      for (const name of names) expect(texts).toContain(name);
      expect(texts).toEqual(expect.arrayContaining(['Verliehen an', 'Coaching workshop', '1. Dezember 2026', '6']));
      expect(links).toHaveLength(3);
      const { items } = await api.admin.post('/event/nominations/paginated-list', {}, { key: String(event['key']) });
      const asha = items.find(({ learnerName }) => learnerName === 'Asha Rao');
      const one = await world.download(event, { nominationKey: String(asha?.['key']) });
      expect(readPdf(one.bytes)).toMatchObject({ pages: 1, language: 'en' });
      expect((await world.download(event, { nominationKey: 'x' })).errors).toEqual({ '': ['certificate.none'] });
    });

    test('the tenant stands for its certificates under the name that it gives itself', async () => {
      const { event } = await aClosedEvent();
      expect(readPdf((await world.download(event)).bytes).texts[0]).toBe('Rostrum');
      const items = [{ name: 'certificate.issuer', value: 'Riverside Training' }];
      const body = { cultureName: 'en', moduleName: 'rostrum', items };
      await api.admin.post('/localization-management/save-module-resources', body);
      for (const culture of ['en', 'hi']) {
        expect(readPdf((await world.download(event, { culture })).bytes).texts[0]).toBe('Riverside Training');
      }
    });

    test('staff and who teaches an event download its certificates, of a foreign event nobody knows', async () => {
      const teacher = await world.anInstructor({ employeeCode: 'in-70' });
      const { event } = await world.aCertifiedEvent(['Asha Rao'], {}, teacher);
      const foreign = await world.anEventFor(1);
      now = after;
      await world.attend(event, [true]);
      await world.act(event, 'close');
      const trainer = await aTrainerOf(api, world.environment, 'TR-70');
      const instructor = await api.as({ roles: ['instructor'], claims: { sub: 'in-70', loginCode: 'IN-70' } });
      for (const client of [api.admin, trainer, instructor]) {
        expect((await world.download(event, {}, client)).status).toBe(200);
      }
      for (const client of [trainer, instructor]) {
        expect((await world.download(foreign, {}, client)).status).toBe(404);
      }
      expect((await world.download(event, {}, api.academyAdmin)).status).toBe(404);
      expect((await world.download(event, {}, api.anonymous)).status).toBe(401);
    });
  },
  { clock: () => now },
);
