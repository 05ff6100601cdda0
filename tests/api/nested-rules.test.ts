import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';

/** A question has choices while it is answered by one of them. */
onEachEngine((api) => {
  const choices = 'Too slow\nRight';
  const single = { label: 'The pace?', type: 'SINGLE', choices };
  const rating = { label: 'How useful?', type: 'RATING' };
  const save = (...questions: Values[]) =>
    api.admin.post('/feedback-form/save', { name: `Form ${(number += 1)}`, questions });
  let number = 0;

  test('what its item asks for is kept', async () => {
    const { status, body } = await save(rating, single);
    expect([status, body['questions']]).toEqual([200, [rating, single]]);
  });

  test('what is missing or does not apply in an item is refused at its place', async () => {
    const { status, errors } = await save(single, { ...single, choices: ' ' }, { ...rating, choices });
    expect([status, errors]).toEqual([
      400,
      {
        'questions.1.choices': ['feedbackForm.questions.choices.blank'],
        'questions.2.choices': ['feedbackForm.questions.choices.hidden'],
      },
    ]);
    const missing = await save({ ...rating, type: 'SINGLE' });
    expect(missing.errors).toEqual({ 'questions.0.choices': ['feedbackForm.questions.choices.required'] });
  });

  test('an update is judged by the same rules', async () => {
    const { body } = await save(single);
    const asked = (questions: Values[]) => api.admin.post('/feedback-form/update', { key: body['key'], questions });
    expect((await asked([{ ...single, type: 'TEXT' }])).errors).toEqual({
      'questions.0.choices': ['feedbackForm.questions.choices.hidden'],
    });
    expect((await asked([{ ...single, type: 'TEXT', choices: null }])).status).toBe(200);
  });
});
