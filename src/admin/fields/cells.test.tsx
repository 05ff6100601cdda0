import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PropertySchema } from '#model/vocabulary.ts';
import { dataInTests } from '../data/data-in-tests.ts';
import { createTranslations } from '../data/i18n-provider.ts';
import { FieldValue } from '../entity/FieldValue.tsx';
import { SessionContext } from '../session/SessionContext.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { aSession } from '../testing/session.ts';
import { aSmallEntity } from '../testing/small-entity.ts';

const api = fakeApi();
beforeEach(() =>
  api.on('/topic/options', ({ body }: { body: unknown }) => ({
    items: (body as { keys: string[] }).keys.map((key) => ({ value: key, label: `Topic ${key}` })),
  })),
);
afterEach(cleanup);

async function show(property: PropertySchema, value: unknown) {
  const { entity } = aSmallEntity({ it: { title: 'It', ...property } });
  const translations = await createTranslations({ culture: 'en' });
  translations.addEntity(entity);
  render(
    <SessionContext value={aSession()}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataInTests()} i18nProvider={translations}>
          <main>
            <FieldValue field={entity.fields[0]} value={value} />
          </main>
        </CoreAdminContext>
      </MemoryRouter>
    </SessionContext>,
  );
  return screen.findByRole('main');
}

const nested = { properties: { city: { type: 'string' }, zip: { type: 'string' } } };

test.each<[string, PropertySchema, unknown, string]>([
  ['an amount', { type: 'integer', format: 'money', 'x-field': { currency: 'INR' } }, 120_050, '₹1,200.50'],
  ['a percentage', { type: 'number', format: 'percentage' }, 12.5, '12.5%'],
  ['a duration', { type: 'integer', format: 'duration' }, 150, '2 h 30 min'],
  ['a country', { type: 'string', format: 'country' }, 'IN', 'India'],
  ['a time', { type: 'string', format: 'time' }, '09:30', '09:30 AM'],
  ['choices', { type: 'array', items: { enum: ['VIDEO', 'SOUND_SYSTEM'] } }, ['SOUND_SYSTEM'], 'Sound system'],
  ['an object', { type: 'object', ...nested }, { city: 'Pune', zip: '411001' }, 'Pune · 411001'],
  ['a list', { type: 'array', items: { type: 'object', ...nested } }, [{ city: 'Pune' }], '1 item'],
  ['no script', { type: 'string', format: 'uri' }, 'javascript:alert(1)', 'javascript:alert(1)'],
])('%s reads as a person would say it', async (_, property, value, text) => {
  const main = await show(property, value);
  expect(main.textContent?.trim()).toBe(text);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a web address is a link that tells its page nothing', async () => {
  await show({ type: 'string', format: 'uri' }, 'https://example.test/a');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'example.test/a' });
  expect([link.href, link.rel]).toEqual(['https://example.test/a', 'noopener noreferrer']);
});

test('a phone number can be called', async () => {
  await show({ type: 'string', format: 'phone' }, '+91 (20) 12-34');
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('tel:+91201234');
});

test('of several records the first two are named and the rest counted', async () => {
  const items = { type: 'string', format: 'reference' };
  await show({ type: 'array', items, 'x-field': { reference: { to: 'topic' } } }, ['a', 'b', 'c']);
  expect(await screen.findByText('Topic a, Topic b +1')).toBeTruthy();
});
