import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
beforeEach(() => api.on('/learning-environment/paginated-list', aPage([aLearningEnvironment()], 1234)));
afterEach(cleanup);

const open = (culture: string, resources: { name: string; value: string }[] = []) =>
  renderApplication(api, { path: '/learning-environment', culture, resources });

test.each([
  ['de', 'ltr', 'Lernumgebungen', '1–10 von 1234', '23/10/2026 01:19 PM'],
  ['hi', 'ltr', 'अधिगम परिवेश', '1234 में से 1–10', '23/10/2026 01:19 pm'],
  ['ar-EG', 'rtl', 'بيئات التعلم', '١–١٠ من ١٢٣٤', '٢٣/١٠/٢٠٢٦ ٠١:١٩ م'],
])('a list in %s reads %s, in its words and digits', async (culture, direction, ...[title, range, changed]) => {
  await open(culture);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText(range)).toBeTruthy();
  expect(screen.getByText(changed)).toBeTruthy();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([culture, direction]);
});

test('a module resource overrides the text of the language', async () => {
  await open('de', [{ name: 'paginator.itemsPerPage', value: 'je Blatt' }]);
  expect(await screen.findByText('je Blatt')).toBeTruthy();
});

test('a culture whose language is not spoken reads English', async () => {
  await open('fr-FR');
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning environments' })).toBeTruthy();
});

test('the controls of a form speak the language, the calendar and the choices too', async () => {
  await renderApplication(api, { path: '/setup/holiday/create', culture: 'de' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Datum wählen' }))[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Nächster Monat' })).toBeTruthy();
  cleanup();
  api.on('/venue-location/options', { items: [] });
  await renderApplication(api, { path: '/setup/venue/create', culture: 'de' });
  expect(await screen.findAllByRole('button', { name: 'Öffnen' })).not.toEqual([]);
});
