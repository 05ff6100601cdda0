import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

afterEach(cleanup);

test('an instant is read and typed by the clock that the form names, and by that which it names next', async () => {
  const entity = aSmallEntity({
    clock: { title: 'Clock', type: 'string', format: 'time-zone' },
    it: { title: 'It', type: 'string', format: 'date-time', 'x-field': { zone: 'clock' } },
  });
  const input = () => screen.getByLabelText<HTMLInputElement>('It');
  const { saved } = await renderForm(entity, { record: { clock: 'Asia/Kolkata', it: '2026-12-01T04:30:00.000Z' } });
  await waitFor(() => expect(input().value).toBe('01/12/2026 10:00 AM'));
  fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'Europe/Berlin' } });
  await waitFor(() => expect(input().value).toBe('01/12/2026 05:30 AM'));
  fireEvent.change(input(), { target: { value: '01/07/2026 06:00 PM' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ clock: 'Europe/Berlin', it: '2026-07-01T16:00:00.000Z' }]));
});
