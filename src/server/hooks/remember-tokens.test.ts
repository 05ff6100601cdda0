import { expect, test } from 'vitest';
import { rememberTokens } from './remember-tokens.ts';

const START = Date.parse('2026-11-20T10:00:00Z');

/** A verifier that counts its work, on a clock that the test moves. */
function remembering(secondsOfLife: number) {
  const state = { now: START, verified: 0 };
  const verify = rememberTokens(
    async (token) => {
      state.verified += 1;
      if (token === 'bad') throw new Error('invalid');
      return { sub: token, exp: START / 1000 + secondsOfLife };
    },
    () => state.now,
  );
  return { state, verify };
}

test('a token that was good a moment ago is not verified again', async () => {
  const { state, verify } = remembering(3600);
  expect(await verify('asha')).toEqual(await verify('asha'));
  expect(state.verified).toBe(1);
});

test('after a minute it is verified again, for its key may have been withdrawn', async () => {
  const { state, verify } = remembering(3600);
  await verify('asha');
  state.now += 60_000;
  await verify('asha');
  expect(state.verified).toBe(2);
});

test('nothing is remembered beyond the end of a token', async () => {
  const { state, verify } = remembering(10);
  await verify('asha');
  state.now += 10_000;
  await verify('asha');
  expect(state.verified).toBe(2);
});

test('one token is never taken for another, and a bad one is bad each time', async () => {
  const { state, verify } = remembering(3600);
  expect([(await verify('asha')).sub, (await verify('ravi')).sub]).toEqual(['asha', 'ravi']);
  await expect(verify('bad')).rejects.toThrow('invalid');
  await expect(verify('bad')).rejects.toThrow('invalid');
  expect(state.verified).toBe(4);
});
