import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openInbox, type Inbox } from './inbox.ts';

/** The embedded mail server: what is sent to it reaches nobody and can be read in the application. */
export interface MailCatcher {
  inbox: Inbox;
  /** Where it listens: at this machine's own address alone. */
  host: string;
  port: number;
  close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/** Catches mails into a folder. Throws in production, where mails must reach people. */
export async function catchMail(folder: string, { isProduction }: { isProduction: boolean }): Promise<MailCatcher> {
  if (isProduction) throw new Error('Mails are not caught in production: SMTP_URL must name a mail server.');
  const [{ SMTPServer }, inbox] = await Promise.all([import('smtp-server'), openInbox(folder)]);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onData(stream, _session, done) {
      const answer = async (): Promise<void> => done(await keepFrom(stream, inbox));
      void answer();
    },
  });
  // A client that hangs up is no fault of ours.
  server.on('error', () => {});
  const listening = await new Promise<AddressInfo>((resolve, reject) => {
    server.server.once('error', reject);
    const socket = server.listen(0, HOST, () => resolve(socket.address() as AddressInfo));
  });
  return {
    inbox,
    host: HOST,
    port: listening.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Answers why a mail could not be kept. */
async function keepFrom(stream: Readable, inbox: Inbox): Promise<Error | undefined> {
  try {
    await inbox.keep(await buffer(stream));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('The mail could not be kept.');
  }
}
