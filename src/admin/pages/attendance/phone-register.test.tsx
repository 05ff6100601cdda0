import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedMark, Attendance } from '#model/attendance.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';
import { screenWhere } from '../../testing/screen-width.ts';

const api = fakeApi();
const event = anEvent({ status: 'Running', attendanceLevel: 'SESSION' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/attendance`;
const patience = { timeout: 30_000 };

const register: Attendance = {
  level: 'SESSION',
  timeZone: 'Asia/Kolkata',
  requiredRate: 80,
  reasons: ['attendance.sessionLevel'],
  sessions: [
    {
      key: 's1',
      title: 'Morning',
      date: '2026-12-01',
      startTime: '10:00',
      startAt: '2026-12-01T04:30:00.000Z',
      endAt: '2026-12-01T06:30:00.000Z',
      compulsory: true,
      status: 'Scheduled',
      reasons: [],
    },
  ],
  learners: [1, 2, 3].map((number) => ({
    nominationKey: `n${number}`,
    name: `Learner ${number}`,
    employeeCode: `E-${number}`,
    confirmedAt: null,
  })),
  marks: [],
  readAt: '2026-12-01T05:00:00.000Z',
};

let saved: AskedMark[] = [];

beforeEach(() => {
  saved = [];
  screenWhere((query) => query.includes('max-width: 600px'));
  api.on('/event/detail', event);
  api.on('/:entity/options', { items: [] });
  api.on('/nomination/paginated-list', { items: [], totalItems: 3 });
  api.on('/event/attendance', ({ body }) => {
    const { marks = [] } = (body ?? {}) as { marks?: AskedMark[] };
    saved.push(...marks);
    const kept = { markedBy: 'Tara Trainer', markedAt: '2026-12-01T05:00:00.000Z' };
    return body ? { marks: marks.map((mark) => ({ ...mark, ...kept, version: mark.version + 1 })) } : register;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttonsOf = async (name: string) => within(await screen.findByRole('group', { name }, patience));
const said = () => saved.map(({ nominationKey, mark, note }) => [nominationKey, mark, note]);

test('on a phone one touch marks somebody, another takes it back, and a third marks the rest', async () => {
  await renderApplication(api, { path });
  const first = await buttonsOf('Learner 1');
  await userEvent.click(first.getByRole('button', { name: 'Absent' }));
  expect(first.getByRole('button', { name: 'Absent', pressed: true })).toBeDefined();
  await userEvent.click((await buttonsOf('Learner 2')).getByRole('button', { name: 'Late' }));
  await userEvent.click((await buttonsOf('Learner 2')).getByRole('button', { name: 'Late' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rest of the session present' }));
  await waitFor(() =>
    expect(said()).toEqual([
      ['n1', 'Absent', null],
      ['n2', 'Late', null],
      ['n2', 'NotMarked', null],
      ['n2', 'Present', null],
      ['n3', 'Present', null],
    ]),
  );
});

test('on a phone a note is written beside a mark, and stands under the name', async () => {
  await renderApplication(api, { path });
  await userEvent.click((await buttonsOf('Learner 1')).getByRole('button', { name: 'Excused' }));
  await userEvent.click((await buttonsOf('Learner 1')).getByRole('button', { name: 'Partial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Learner 1' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'With a doctor');
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('With a doctor')).toBeDefined();
  await waitFor(() => expect(said().at(-1)).toEqual(['n1', 'Excused', 'With a doctor']));
});
