import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'postal-mime';
import { fold } from '#model/fold.ts';
import type { CaughtMail, OpenedMail } from '#model/mail/inbox.ts';

/** Mails in a folder, each a file: what was caught before a restart is still there. */
export interface Inbox {
  keep: (raw: Buffer) => Promise<void>;
  /** The newest mails of a tenant that hold the searched text, the newest first. */
  list: (tenant: InboxOf, search: string) => Promise<CaughtMail[]>;
  /** A mail of the tenant with all its parts; undefined where there is none of this id. */
  open: (tenant: InboxOf, id: string) => Promise<OpenedMail | undefined>;
}

/** Whose mails: those whose Message-ID ends with the tenant's host. */
interface InboxOf {
  hostname: string;
}

/** The mails that are kept of one host. */
const MOST_KEPT = 500;
/** Those that are listed at once. */
const MOST_LISTED = 100;

/** Opens the folder, which is made with the first mail: the database may want to find its own one empty. */
export async function openInbox(folder: string): Promise<Inbox> {
  const kept = (await filesIn(folder)).flatMap((file) => keptAs(file) ?? []);
  let last = Math.max(0, ...kept.map(({ id }) => Number(id)));
  const read = new Map<string, Promise<OpenedMail>>();
  const mailIn = ({ id, file }: Kept): Promise<OpenedMail> => {
    const found = read.get(id) ?? readFile(join(folder, file)).then((raw) => parsed(id, raw));
    read.set(id, found);
    return found;
  };
  const ofHost = (hostname: string): Kept[] => kept.filter((one) => one.hostname === hostname);
  const dropOld = async (hostname: string): Promise<void> => {
    for (const old of ofHost(hostname).slice(0, -MOST_KEPT)) {
      kept.splice(kept.indexOf(old), 1);
      read.delete(old.id);
      await rm(join(folder, old.file), { force: true });
    }
  };
  return {
    async keep(raw) {
      last += 1;
      const hostname = hostOf(raw);
      const id = String(last).padStart(9, '0');
      const file = `${id}@${hostname}.eml`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, file), raw);
      kept.push({ id, hostname, file });
      await dropOld(hostname);
    },
    async list({ hostname }, search) {
      const newest = ofHost(hostname).toReversed();
      const wanted = fold(search.trim());
      const some = wanted === '' ? newest.slice(0, MOST_LISTED) : newest;
      const mails = await Promise.all(some.map((one) => mailIn(one)));
      return mails
        .filter((mail) => fold(searchedIn(mail)).includes(wanted))
        .slice(0, MOST_LISTED)
        .map((mail) => inList(mail));
    },
    async open({ hostname }, id) {
      const found = ofHost(hostname).find((one) => one.id === id);
      return found && mailIn(found);
    },
  };
}

interface Kept {
  id: string;
  hostname: string;
  file: string;
}

/** In the order in which they came: their names begin with a number of so many digits. */
async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).toSorted() : [];
}

function keptAs(file: string): Kept | undefined {
  const [, id, hostname] = /^(\d{9})@([\w.-]+)[.]eml$/.exec(file) ?? [];
  return id === undefined || hostname === undefined ? undefined : { id, hostname, file };
}

/** The host in the Message-ID, in letters that a file's name may have. */
function hostOf(raw: Buffer): string {
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n', 1);
  return /^message-id:\s*<[^>]*@([\w.-]+)>/im.exec(head)?.[1] ?? 'unknown';
}

/** Loaded with the first mail that somebody looks at. */
async function parsed(id: string, raw: Buffer): Promise<OpenedMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id,
    from: addressesIn(mail.from && [mail.from]),
    to: addressesIn(mail.to),
    subject: mail.subject ?? '',
    date: mail.date ?? null,
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      // As it was asked for.
      content: content as string,
    })),
  };
}

function addressesIn(addresses: readonly Address[] = []): string {
  return addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');
}

function searchedIn({ from, to, subject, text }: OpenedMail): string {
  return [from, to, subject, text].join('\n');
}

function inList({ id, from, to, subject, date }: OpenedMail): CaughtMail {
  return { id, from, to, subject, date };
}
