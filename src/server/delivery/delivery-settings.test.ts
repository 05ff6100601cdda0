import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const MAIL_FROM = 'Training <training@example.test>';
const mailOf = (SMTP_URL: string, from = MAIL_FROM) => readConfig({ SMTP_URL, MAIL_FROM: from }).delivery.mail;

test('without settings nobody is reached', () => {
  expect(readConfig({}).delivery).toEqual({ mail: undefined, sms: undefined, push: undefined });
});

test('a mail server is named with its login, and a password never travels in clear', () => {
  expect(mailOf('smtp://me%40x:p%2Fw@mail.example.test')).toEqual({
    host: 'mail.example.test',
    port: 587,
    isSecure: false,
    mustEncrypt: true,
    login: { user: 'me@x', password: 'p/w' },
    from: { name: 'Training', address: 'training@example.test' },
  });
  expect(mailOf('smtps://mail.example.test/')).toMatchObject({ port: 465, isSecure: true, mustEncrypt: false });
  expect(mailOf('smtp://127.0.0.1:2525', 'a@b.test')).toMatchObject({
    port: 2525,
    mustEncrypt: false,
    from: { name: '', address: 'a@b.test' },
  });
  expect(mailOf('smtp://127.0.0.1:2525')?.login).toBeUndefined();
});

const ofServer = 'SMTP_URL must be an address such as';
const ofSender = 'MAIL_FROM must be an address such as';

test.each([
  ['no scheme', { SMTP_URL: 'secret@mail', MAIL_FROM }, ofServer],
  ['another scheme', { SMTP_URL: 'http://mail.test', MAIL_FROM }, ofServer],
  ['more than a server', { SMTP_URL: 'smtp://mail.test/secret', MAIL_FROM }, ofServer],
  ['options', { SMTP_URL: 'smtp://mail.test?secret=1', MAIL_FROM }, ofServer],
  ['half a character', { SMTP_URL: 'smtp://u:secret%E0@mail.test', MAIL_FROM }, ofServer],
  ['a password of nobody', { SMTP_URL: 'smtp://:secret@mail.test', MAIL_FROM }, ofServer],
  ['no sender', { SMTP_URL: 'smtp://mail.test' }, ofSender],
  ['two senders', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@b.test, c@d.test' }, ofSender],
  ['a sender of two lines', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a\r\nBcc: b <a@b.test>' }, ofSender],
  ['notices that end at once', { NOTICES_END_AFTER_DAYS: '0' }, 'NOTICES_END_AFTER_DAYS must be'],
  ['notices that end after ages', { NOTICES_END_AFTER_DAYS: '99999' }, 'NOTICES_END_AFTER_DAYS must be'],
  ['notices that are removed at once', { NOTICES_KEPT_DAYS: '7' }, 'NOTICES_KEPT_DAYS must be'],
  ['half a webhook', { SMS_WEBHOOK_URL: 'https://sms.test/' }, 'SMS_WEBHOOK_SECRET must be'],
])('the server does not start with %s, and says so without the secret', (_what, env, sentence) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(sentence);
  expect(reading).not.toThrow(/secret/);
});
