import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AskedMark, Attendance, KeptMark } from '#model/attendance.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Running', attendanceLevel: 'SESSION' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/attendance`;
const patience = { timeout: 30_000 };

function aSession(number: number, reasons: string[] = []) {
  return {
    key: `s${number}`,
    title: `Session ${number}`,
    date: `2026-12-0${number}`,
    startTime: '10:00',
    startAt: `2026-12-0${number}T04:30:00.000Z`,
    endAt: `2026-12-0${number}T06:30:00.000Z`,
    compulsory: true,
    status: 'Scheduled' as const,
    reasons,
  };
}

function aMark(overrides: Partial<KeptMark> = {}): KeptMark {
  return {
    nominationKey: 'n1',
    sessionKey: 's1',
    mark: 'Present',
    minutes: null,
    note: null,
    version: 1,
    markedBy: 'Tara Trainer',
    markedAt: '2026-12-01T05:00:00.000Z',
    ...overrides,
  };
}

function aRegister(overrides: Partial<Attendance> = {}): Attendance {
  return {
    level: 'SESSION',
    timeZone: 'Asia/Kolkata',
    requiredRate: 80,
    reasons: ['attendance.sessionLevel'],
    sessions: [aSession(1), aSession(2), aSession(3, ['attendance.notOpen'])],
    learners: [1, 2, 3].map((number) => ({
      nominationKey: `n${number}`,
      name: `Learner ${number}`,
      employeeCode: `E-${number}`,
      confirmedAt: null,
    })),
    marks: [],
    readAt: '2026-12-01T05:00:00.000Z',
    ...overrides,
  };
}

let saved: AskedMark[] = [];

beforeEach(() => {
  saved = [];
  api.on('/event/detail', event);
  api.on('/:entity/options', { items: [] });
  api.on('/nomination/paginated-list', { items: [], totalItems: 3 });
  online();
});
afterEach(cleanup);

const online = (register = aRegister()) =>
  api.on('/event/attendance', ({ body }) => {
    const { marks = [] } = (body ?? {}) as { marks?: AskedMark[] };
    saved.push(...marks);
    return body ? { marks: marks.map((mark) => aMark({ ...mark, version: mark.version + 1 })) } : register;
  });
const offline = () => api.on('/event/attendance', () => Response.error());
const open = async () => {
  await renderApplication(api, { path });
  return screen.findByRole('grid', { name: 'Attendance by learner and session' }, patience);
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.getAttribute('aria-label') ?? cell.textContent);
const cell = (name: string, index: number) => within(row(name)).getAllByRole('cell')[index] as HTMLElement;
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

test('keys mark and go on below, and only what changed is saved', async () => {
  await open();
  cell('Learner 1', 0).focus();
  press('p');
  press('A');
  press('ArrowRight');
  press('l');
  expect(cells('Learner 1').slice(0, 2)).toEqual(['Present', 'Not marked']);
  expect(cells('Learner 2').slice(0, 2)).toEqual(['Absent', 'Not marked']);
  expect(cells('Learner 3').slice(0, 2)).toEqual(['Not marked', 'Late']);
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(
    saved.map(({ nominationKey, sessionKey, mark, version }) => [nominationKey, sessionKey, mark, version]),
  ).toEqual([
    ['n1', 's1', 'Present', 0],
    ['n2', 's1', 'Absent', 0],
    ['n3', 's2', 'Late', 0],
  ]);
});

test('the grid is one tab stop, and arrows, Home and End move within it', async () => {
  const grid = await open();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  cell('Learner 1', 0).focus();
  press('ArrowDown');
  press('End');
  expect(document.activeElement).toBe(cell('Learner 2', 2));
  press('Home');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(cell('Learner 1', 0));
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a session that is not open is not marked, and it is said why', async () => {
  await open();
  cell('Learner 1', 2).focus();
  press('p');
  await screen.findByText('A session can be marked from 15 minutes before it starts');
  expect(cells('Learner 1')[2]).toBe('Not marked');
});

test('a mark is filled down, and the rest of a session is marked at once, where nobody has said anything', async () => {
  online(aRegister({ marks: [aMark({ nominationKey: 'n2', mark: 'Excused' })] }));
  await open();
  cell('Learner 1', 0).focus();
  press('a');
  press('ArrowUp');
  press('d', { ctrlKey: true });
  expect(['Learner 1', 'Learner 2', 'Learner 3'].map((name) => cells(name)[0])).toEqual([
    'Absent',
    'Excused',
    'Absent',
  ]);
  press('ArrowRight');
  await userEvent.click(screen.getByRole('button', { name: 'Rest of the session present' }));
  expect(['Learner 1', 'Learner 2', 'Learner 3'].map((name) => cells(name)[1])).toEqual([
    'Present',
    'Present',
    'Present',
  ]);
});

test('heads tell how far a session is, rows how much somebody attended', async () => {
  online(aRegister({ marks: [aMark(), aMark({ sessionKey: 's2', mark: 'Absent' })] }));
  await open();
  expect(screen.getByRole('columnheader', { name: /Session 1/ }).textContent).toContain('1 of 3 marked');
  expect(cells('Learner 1')[3]).toBe('50 %');
  expect(cells('Learner 2')[3]).toBe('–');
});

test('minutes and a note are asked for, and refused where nobody can attend so long', async () => {
  await open();
  cell('Learner 1', 0).focus();
  press('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Learner 1' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Minutes attended' }), '121');
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  dialog.getByText('Please enter at least one minute, and no more than were scheduled');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Minutes attended' }), '{Backspace}');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Train was late');
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(saved).toMatchObject([{ mark: 'Partial', minutes: 12, note: 'Train was late' }]));
  expect(cells('Learner 1')[0]).toBe('Partial, 12′, Train was late');
});

test('without a network marks wait, outlive a reload, and are sent when it is back', async () => {
  await open();
  offline();
  cell('Learner 1', 0).focus();
  press('p');
  press('e');
  await screen.findByText('No connection: 2 marks wait in this browser and are sent as soon as there is one.');
  cleanup();
  api.on('/event/attendance', ({ body }) => (body ? Response.error() : aRegister()));
  await open();
  expect([cells('Learner 1')[0], cells('Learner 2')[0]]).toEqual(['Present', 'Excused']);
  await screen.findByText(/^No connection: 2 marks/, {}, patience);
  online();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(saved).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});

test('what somebody else has changed meanwhile is a choice between both values', async () => {
  const current = aMark({ mark: 'Late', version: 3 });
  await open();
  api.on(
    '/event/attendance',
    {
      errors: { '': ['common.conflict'] },
      marks: [],
      conflicts: [
        { nominationKey: 'n1', sessionKey: 's1', yours: { mark: 'Absent', minutes: null, note: null }, current },
      ],
    },
    409,
  );
  cell('Learner 1', 0).focus();
  press('a');
  await screen.findByText('Learner 1, Session 1: you said Absent, Tara Trainer said Late meanwhile.');
  expect(cells('Learner 1')[0]).toBe('Late');
  online();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine (Absent)' }));
  await waitFor(() => expect(saved).toMatchObject([{ mark: 'Absent', version: 3 }]));
  expect(screen.queryByText(/you said Absent/)).toBeNull();
});

test('of two notes and two numbers of minutes both are told, for the mark may be the same', async () => {
  const current = aMark({ mark: 'Partial', minutes: 45, note: 'Left early', version: 3 });
  await open();
  const yours = { mark: 'Partial', minutes: 60, note: null };
  const conflicts = [{ nominationKey: 'n1', sessionKey: 's1', yours, current }];
  api.on('/event/attendance', { errors: { '': ['common.conflict'] }, marks: [], conflicts }, 409);
  cell('Learner 1', 0).focus();
  press('a');
  await screen.findByText(
    'Learner 1, Session 1: you said Partial, 60′, Tara Trainer said Partial, 45′, Left early meanwhile.',
  );
  online();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs (Partial, 45′, Left early)' }));
  expect(cells('Learner 1')[0]).toBe('Partial, 45′, Left early');
});

test('a mark that the server does not take is told with the reason, and the others are saved', async () => {
  await open();
  let isFirst = true;
  api.on('/event/attendance', ({ body }) => {
    const { marks } = body as { marks: AskedMark[] };
    if (marks.some(({ nominationKey }) => nominationKey === 'n1') && isFirst) {
      isFirst = false;
      return Response.json({ errors: { 'marks.0.nominationKey': ['attendance.notConfirmed'] } }, { status: 400 });
    }
    saved.push(...marks);
    return { marks: marks.map((mark) => aMark({ ...mark, version: 1 })) };
  });
  cell('Learner 1', 0).focus();
  press('p');
  press('p');
  await screen.findByText('Learner 1, Session 1, Present: This learner has no seat in this event any more');
  await waitFor(() => expect(saved).toMatchObject([{ nominationKey: 'n2' }]));
  expect(cells('Learner 1')[0]).toBe('Not marked');
});
