import type { Server, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** With its brackets. */
  messageId: string;
  to: string[];
  /** As they came, one text. */
  headers: string;
  body: string;
}

interface Refusal {
  /** Of SMTP: 4xx passes by itself, 5xx does not. */
  code: number;
  says: string;
}

interface Post {
  mails: ReceivedMail[];
  refused: Map<string, Refusal>;
  /** The addresses of whom it takes mails without an answer. */
  unanswered: Set<string>;
  /** Happens after each mail, before it is answered. */
  onTaken: () => void;
}

/** A real SMTP server as somebody else would run it; it remembers what it took, and refuses whom it is told to. */
export async function startMailServer() {
  const post: Post = { mails: [], refused: new Map(), unanswered: new Set(), onTaken: () => {} };
  const { mails, refused, unanswered } = post;
  const recover = (): void => {
    refused.clear();
    unanswered.clear();
    post.onTaken = () => {};
  };
  let server = serverOf(post);
  const port = await listening(server.server, 0);
  return {
    port,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Training <training@example.test>' },
    mails,
    sentTo: (address: string) => mails.filter(({ to }) => to.includes(address)),
    refuse: (address: string, refusal: Refusal) => refused.set(address, refusal),
    /** Has something happen after each mail that it takes, before it says so. */
    afterEach(happen: () => void) {
      post.onTaken = happen;
    },
    /** Takes the mails to an address, and breaks the connection before it says so. */
    loseAnswersTo: (address: string) => unanswered.add(address),
    /** Takes and answers everything again. */
    recover,
    /** Begins anew: nothing taken, nobody refused. */
    forget() {
      mails.length = 0;
      recover();
    },
    /** Takes no connections until `up`. */
    down: () => closed(server),
    async up() {
      server = serverOf(post);
      await listening(server.server, port);
    },
    stop: () => closed(server),
  };
}

function serverOf(post: Post): SMTPServer {
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // A server that goes down waits for nobody.
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const refusal = post.refused.get(address);
      callback(refusal && Object.assign(new Error(refusal.says), { responseCode: refusal.code }));
    },
    onData(stream, { envelope, remotePort }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        post.mails.push(mailIn(Buffer.concat(chunks).toString(), to));
        post.onTaken();
        if (to.some((address) => post.unanswered.has(address))) sockets.get(remotePort)?.destroy();
        else callback();
      });
    },
  });
  server.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  // Clients are killed while they send.
  server.on('error', () => {});
  return server;
}

function mailIn(raw: string, to: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end);
  const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(headers) ?? [];
  return { messageId: messageId.trim(), to, headers, body: raw.slice(end + 4) };
}

async function listening(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return (server.address() as { port: number }).port;
}

function closed(server: SMTPServer): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
