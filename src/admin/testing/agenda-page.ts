import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { anEvent } from './events.ts';
import { fakeApi } from './fake-api.ts';
import { aPage } from './learning-environments.ts';
import { renderApplication } from './render-application.tsx';
import { screenWhere } from './screen-width.ts';

export const patience = { timeout: 20_000 };

/** A session of the first of February 2027 as the API answers it. */
export const aSession = (key: string, startTime: string, endTime: string, more: object = {}) => ({
  key: key.repeat(32),
  title: `Session ${key}`,
  startTime,
  endTime,
  mode: 'CLT',
  compulsory: true,
  status: 'Scheduled',
  startAt: `2027-02-01T${startTime}:00.000Z`,
  ...more,
});

/** Two days, of which the first has the sessions a and b, the second c. */
export const anAgenda = (more: object = {}) => ({
  version: 4,
  days: [
    { dayNumber: 1, date: '2027-02-01', sessions: [aSession('a', '09:00', '10:00'), aSession('b', '11:00', '12:00')] },
    { dayNumber: 2, date: '2027-02-02', sessions: [aSession('c', '09:00', '10:00')] },
  ],
  names: {},
  ...more,
});

/** Where the sessions are read and saved. */
export const sessions = '/event/sessions';

const event = anEvent();
export const pathOfEvent = `/program/${event.launchKey}/event/${event.key}`;

/** The page of an event with an agenda, on a wide screen, for the tests of a file. */
export function agendaPage() {
  const api = fakeApi();
  beforeEach(() => {
    // As on a wide screen.
    screenWhere((query) => query.includes('min-width'));
    api.on('/event/history', { items: [] });
    api.on('/:entity/options', { items: [] });
    api.on('/event/detail', event);
    api.on('/event/paginated-list', aPage([event]));
    api.on('/learning-environment/get-holidays', { items: [] });
    api.on('/event/check-conflicts', { conflicts: [] });
    api.on('/event/opening-hours', { opensAt: null, closesAt: null });
    api.on(sessions, ({ body }) => (body ? Object.assign({}, anAgenda(), body, { version: 5 }) : anAgenda()));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return {
    api,
    /** Opens the sessions, and waits for the first one. */
    open: async (options: Partial<Parameters<typeof renderApplication>[1]> = {}) => {
      const application = await renderApplication(api, { path: `${pathOfEvent}/sessions`, ...options });
      await screen.findByLabelText(/^Session a,/, {}, patience);
      return application;
    },
    /** The days that were sent last. */
    savedDays: () => {
      const body = api.requestsTo(sessions).findLast((request) => request.body !== undefined)?.body;
      return (body as ReturnType<typeof anAgenda> | undefined)?.days;
    },
  };
}

export const block = (title: string) => screen.getByLabelText(new RegExp(`^${title},`));
/** As by the keyboard: jsdom has no pointers to capture. */
export const mark = (title: string) => act(async () => block(title).focus());
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Writes a whole text at once: keys one by one are slow on a page as large as this. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
