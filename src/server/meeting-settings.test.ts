import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const MEETING_WEBHOOK_URL = 'https://meetings.example.test/hook?tenant=a';

test('without settings rooms are those of meet.jit.si, and nobody is asked for others', () => {
  expect(readConfig({}).meetings).toEqual({ roomServer: 'https://meet.jit.si/', webhook: undefined });
});

test('rooms may be below a path of another server, or nowhere', () => {
  const roomsAt = (JITSI_URL: string) => readConfig({ JITSI_URL }).meetings.roomServer;
  expect(roomsAt('https://video.example.test/rooms')).toBe('https://video.example.test/rooms/');
  expect(roomsAt('http://localhost:8000')).toBe('http://localhost:8000/');
  expect(roomsAt('none')).toBeUndefined();
});

test('a server of meetings has an address and a secret', () => {
  const { webhook } = readConfig({ MEETING_WEBHOOK_URL, MEETING_WEBHOOK_SECRET: secret }).meetings;
  expect(webhook).toEqual({ url: MEETING_WEBHOOK_URL, secret: Buffer.alloc(32, 1) });
});

const ofAddress = 'MEETING_WEBHOOK_URL must be an https address without a password in it, but it is';
const ofSecret = 'MEETING_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.';

test.each([
  ['no room server', { JITSI_URL: 'meet' }, 'JITSI_URL must be an https address (or none), but it is "meet".'],
  ['rooms in clear', { JITSI_URL: 'http://a.test' }, 'JITSI_URL must be .* "http://a.test".'],
  ['rooms of a query', { JITSI_URL: 'https://a.test/?room=' }, 'JITSI_URL must be'],
  ['an address without a secret', { MEETING_WEBHOOK_URL }, ofSecret],
  ['a secret without an address', { MEETING_WEBHOOK_SECRET: secret }, `${ofAddress} "".`],
  ['a short secret', { MEETING_WEBHOOK_URL, MEETING_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, ofSecret],
  ['a plain secret', { MEETING_WEBHOOK_URL, MEETING_WEBHOOK_SECRET: 'x'.repeat(40) }, ofSecret],
  [
    'messages in clear',
    { MEETING_WEBHOOK_URL: 'http://a.test/', MEETING_WEBHOOK_SECRET: secret },
    `${ofAddress} "http://a.test/".`,
  ],
  [
    'a password in the address',
    { MEETING_WEBHOOK_URL: 'https://me:pass@a.test/', MEETING_WEBHOOK_SECRET: secret },
    ofAddress,
  ],
])('the server does not start with %s, and says so without the secret', (_what, env, sentence) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(new RegExp(sentence.replaceAll(/[()"?/]/g, '[$&]')));
  expect(reading).not.toThrow(/x{10}|c2hvcnQ/);
});
