import { describe, expect, test } from 'vitest';
import { languageNames, type Language } from '#model/languages.ts';
import { noticeKinds, type NoticeKind } from '#model/mail/notice-kinds.ts';
import { whyTemplateWrong } from '#model/mail/template.ts';
import { builtInTemplate } from './built-in/templates.ts';
import { writeMessage } from './write-message.ts';
import { exampleFacts } from './example-facts.ts';
import { mailCultureOf } from './mail-culture.ts';

const kinds = Object.keys(noticeKinds) as NoticeKind[];
const facts = exampleFacts('https://training.example.com');
const english = mailCultureOf('en');
const written = (body: string, changes = {}, subject = 'About {{event.name}}') =>
  writeMessage({ subject, body }, { ...facts, ...changes }, english);

describe.each(Object.keys(languageNames) as Language[])('in %s', (language) => {
  const culture = mailCultureOf(language);

  test('the built-in mails read as they should', async () => {
    const mails = kinds.map((kind) => {
      const { subject, text } = writeMessage(builtInTemplate(kind, language), facts, culture);
      return `=== ${kind}\n${subject}\n\n${text}`;
    });
    await expect(mails.join('\n')).toMatchFileSnapshot(`built-in/outlines/${language}.txt`);
  });

  test.each(kinds)('the built-in template of %s passes its own check', (kind) => {
    expect(whyTemplateWrong(kind, builtInTemplate(kind, language))).toEqual({});
  });

  test('the HTML says its language and its direction', () => {
    const { html } = writeMessage(builtInTemplate('nomination.offered', language), facts, culture);
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  });
});

test('a line that names what there is nothing to say of is left out, and the others stay', () => {
  const { text, subject } = written(
    'Event: {{event.name}}\nReason: {{reason}}\n\n{{conversation}}\n\nBye',
    { reason: null, event: { ...facts.event, attachConversation: false } },
    'Cancelled: {{reason}}',
  );
  expect([subject, text]).toEqual(['Cancelled:', 'Event: Fire safety\n\nBye\n']);
});

test('an address at the end of a line is a button that says what stands before it', () => {
  const { text, html } = written('Take the seat: {{link}}\nhttps://example.com/help');
  expect(text).toBe('Take the seat: https://training.example.com/link/example\nhttps://example.com/help\n');
  const buttons = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>\s*([^<]*?)\s*</g)].map(([, to, says]) => [to, says]);
  expect(buttons).toEqual([
    ['https://training.example.com/link/example', 'Take the seat'],
    ['https://example.com/help', 'https://example.com/help'],
  ]);
});

test('no value becomes markup, an address that runs something, or another header', () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com';
  const { html, text, subject } = written('{{event.name}}\n\nJoin: {{meeting}}', {
    event: { ...facts.event, name },
    sessions: facts.sessions.map((session) => ({ ...session, meetingUrl: 'javascript:alert(1)' })),
  });
  expect(subject).toBe('About <img src=x onerror=alert(1)> Bcc: everybody@example.com');
  expect(html).not.toMatch(/<img|href="javascript/);
  expect(text).toContain('Join: javascript:alert(1)');
});

test('what somebody wrote keeps its paragraphs', () => {
  const { text, html } = written('{{text}}\n\nBye', { text: 'One\ntwo\n\nThree {{link}}' });
  expect(text).toBe('One\ntwo\n\nThree {{link}}\n\nBye\n');
  expect(html.match(/<p /g)).toHaveLength(3);
});

test('what somebody typed reads in the direction of its own language, the words around it in that of the mail', () => {
  const text = 'حضر خوذتك\n\nPlease bring your helmet';
  const { html } = written('Hello\n\n{{text}}\n\n{{event.name}}', { text });
  const paragraphs = [...html.matchAll(/<p([^>]*?) style="[^"]*">([^<]*)</g)].map(([, how, says]) => [how, says]);
  expect(paragraphs).toEqual([
    ['', 'Hello'],
    [' dir="auto"', 'حضر خوذتك'],
    [' dir="auto"', 'Please bring your helmet'],
    ['', 'Fire safety'],
  ]);
});

test('the link to join is that of the next session', () => {
  const [first, second] = facts.sessions.map((session, index) => ({
    ...session,
    meetingUrl: `https://m.example/${index}`,
  }));
  const sessions = [first, second];
  expect(written('{{meeting}}', { sessions }).text).toBe('https://m.example/0\n');
  expect(written('{{meeting}}', { sessions, now: new Date('2027-02-08T20:00:00Z') }).text).toBe(
    'https://m.example/1\n',
  );
});

test('a template may name what its kind tells of, and nothing else', () => {
  const wrong = (subject: string, body: string) => whyTemplateWrong('event.cancelled', { subject, body });
  expect(wrong('{{event.name}}', '{{ reason }}')).toEqual({});
  expect(wrong('{{event.nmae}}', '{{offer.until}}')).toEqual({
    subject: ['mail.template.unknownPlaceholder'],
    body: ['mail.template.unknownPlaceholder'],
  });
  expect(wrong('{{event.name}', 'reason}}')).toEqual({
    subject: ['mail.template.braces'],
    body: ['mail.template.braces'],
  });
  expect(wrong('Two\nlines', ' ')).toEqual({ subject: ['validation.characters'], body: ['validation.required'] });
});
