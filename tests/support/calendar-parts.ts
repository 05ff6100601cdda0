import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import type { ReceivedMail } from './mail-server.ts';

/** What a calendar reads in a message to it. */
export interface ReadEntry {
  method: unknown;
  status: string | undefined;
  uid: string | undefined;
  sequence: string | undefined;
  start: string | undefined;
}

/** The first message to a calendar that a mail brings, as it is written: as a file it comes byte for byte. */
export function calendarPartOf({ body }: ReceivedMail): string {
  const [, base64 = ''] = /^Content-Type: application\/ics[^]*?base64\r\n\r\n([\w+/=\r\n]+)/m.exec(body) ?? [];
  return Buffer.from(base64, 'base64').toString();
}

/** A mail as an independent program reads it. */
export function readBy({ headers, body }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(`${headers}\r\n\r\n${body}`, { attachmentEncoding: 'utf8' });
}

/** How independent programs read all of them, each of one session. */
export async function entriesOf(mail: ReceivedMail): Promise<ReadEntry[]> {
  const { attachments } = await readBy(mail);
  const parts = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  return parts.map(({ content: part }) => {
    const calendar = new ICAL.Component(ICAL.parse(typeof part === 'string' ? part : ''));
    const [entry, ...others] = calendar.getAllSubcomponents('vevent');
    if (others.length > 0) throw new Error('A message to a calendar is of one session.');
    const said = (name: string) => entry?.getFirstPropertyValue(name)?.toString();
    const [method, status] = [calendar.getFirstPropertyValue('method'), said('status')];
    return { method, status, uid: said('uid'), sequence: said('sequence'), start: said('dtstart') };
  });
}

/** Their methods and sequence numbers, such as `REQUEST 0`. */
export async function inShort(mail: ReceivedMail): Promise<string[]> {
  return (await entriesOf(mail)).map(({ method, sequence }) => `${String(method)} ${sequence}`);
}
