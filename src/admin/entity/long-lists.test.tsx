import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const sights: ((isIntersecting: boolean) => void)[] = [];

/** The browser's, of which a test says when something comes into sight. */
class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    sights.push((isIntersecting) => tell([{ isIntersecting }]));
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  const rows = Array.from({ length: 150 }, (_, index) =>
    aLearningEnvironment({ key: String(index).padStart(32, '0'), name: `Region ${index}` }),
  );
  api.on('/learning-environment/paginated-list', aPage(rows));
  await renderApplication(api, { path: '/learning-environment' });
  await screen.findByRole('link', { name: 'Region 0' });
};
const drawn = () => screen.getAllByRole('link', { name: /^Region \d+$/ }).length;

test('of a very long list only the first rows are drawn, and others as one comes near them', async () => {
  await open();
  expect(drawn()).toBe(40);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('151');
  act(() => sights.at(-1)?.(false));
  expect(drawn()).toBe(40);
  act(() => sights.at(-1)?.(true));
  expect(drawn()).toBe(80);
  act(() => sights.at(-1)?.(true));
  expect(drawn()).toBe(120);
  act(() => sights.at(-1)?.(true));
  expect(drawn()).toBe(150);
});
