import { expect, test } from 'vitest';
import { MAX_OPTIONS } from '#model/limits.ts';
import { batchOptions } from './batched-options.ts';

function asked() {
  const questions: [string, string[]][] = [];
  const options = batchOptions((resource, keys) => {
    questions.push([resource, keys]);
    return Promise.resolve(keys.map((value) => ({ value, label: `${resource} ${value}` })));
  });
  return { questions, options };
}

test('what is wanted at the same time is asked for once, and everybody gets their own', async () => {
  const { questions, options } = asked();
  const answers = await Promise.all([options('topic', ['a']), options('topic', ['b', 'a']), options('venue', ['c'])]);
  expect(questions).toEqual([
    ['topic', ['a', 'b']],
    ['venue', ['c']],
  ]);
  expect(answers.map((labels) => labels.map(({ label }) => label))).toEqual([
    ['topic a'],
    ['topic a', 'topic b'],
    ['venue c'],
  ]);
});

test('more keys than one answer may name are asked for in parts', async () => {
  const { questions, options } = asked();
  const keys = Array.from({ length: MAX_OPTIONS + 1 }, (_, number) => String(number));
  expect(await options('topic', keys)).toHaveLength(MAX_OPTIONS + 1);
  expect(questions.map(([, part]) => part.length)).toEqual([MAX_OPTIONS, 1]);
});

test('a failure reaches everybody who has asked, and the next question is asked anew', async () => {
  let fails = true;
  const options = batchOptions(() => (fails ? Promise.reject(new Error('busy')) : Promise.resolve([])));
  await expect(Promise.all([options('topic', ['a']), options('topic', ['b'])])).rejects.toThrow('busy');
  fails = false;
  expect(await options('topic', ['a'])).toEqual([]);
});
