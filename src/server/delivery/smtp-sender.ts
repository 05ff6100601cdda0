import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Message } from '../mail/compose-message.ts';
import { isMailAddress, type MailSettings } from './delivery-settings.ts';
import { DeliveryProblem, type Sender } from './sender.ts';

/** Sends mails by SMTP, over a few connections that stay open. */
export function smtpSender(settings: MailSettings): Sender {
  let opened: Promise<Transporter> | undefined;
  return {
    atOnce: CONNECTIONS,
    async send(parcel) {
      opened ??= open(settings);
      const transporter = await opened;
      const { notice, recipient, message } = parcel;
      await sendBy(transporter, mailOf(settings, { messageId: notice.messageId, recipient, message }));
    },
    close() {
      void opened?.then((transporter) => transporter.close());
    },
  };
}

/** A message to somebody. */
interface Letter {
  /** With its brackets. */
  messageId: string;
  recipient: { name: string; email: string | null };
  message: Message;
}

/** Sends one mail at once, which nobody tries again. Throws `DeliveryProblem`. */
export async function sendMail(settings: MailSettings, letter: Letter): Promise<void> {
  const mail = mailOf(settings, letter);
  const transporter = await open(settings);
  try {
    await sendBy(transporter, mail);
  } finally {
    transporter.close();
  }
}

async function sendBy(transporter: Transporter, mail: SendMailOptions): Promise<void> {
  await transporter.sendMail(mail).catch((error: SmtpError) => {
    throw problemIn(error);
  });
}

const CONNECTIONS = 5;
const TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Loaded with the first mail: nodemailer is large. */
async function open({ host, port, isSecure, mustEncrypt, login }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure: isSecure,
    requireTLS: mustEncrypt,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Nothing of a mail is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Names and subjects are values of their own, in one line: none of them can become a header. */
function mailOf({ from }: MailSettings, { messageId, recipient, message }: Letter): SendMailOptions {
  const { email } = recipient;
  if (email === null || !isMailAddress(email)) {
    throw new DeliveryProblem('delivery.error.address', { isFinal: true });
  }
  return {
    from,
    to: { name: inOneLine(recipient.name), address: email },
    envelope: { from: from.address, to: email },
    ...message,
    subject: inOneLine(message.subject),
    messageId,
    // Whoever answers automatically does not answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

type SmtpError = NodeJS.ErrnoException & { responseCode?: number; response?: string; timeoutType?: string };

function problemIn(error: SmtpError): DeliveryProblem {
  const { code, responseCode = 0, response } = error;
  const cause = error;
  if (code === 'EAUTH') return new DeliveryProblem('delivery.error.login', { detail: response, isOutage: true, cause });
  if (responseCode >= 400) {
    const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return new DeliveryProblem('delivery.error.refused', { detail: response, isFinal, cause });
  }
  const mayHaveArrived = wasConnected(error);
  return new DeliveryProblem('delivery.error.unreachable', {
    detail: error.message,
    isOutage: true,
    mayHaveArrived,
    cause,
  });
}

/** Whether something went wrong only when there was a connection. */
function wasConnected({ code, syscall, timeoutType = DURING_MAIL }: SmtpError): boolean {
  return code !== 'EDNS' && syscall !== 'connect' && timeoutType === DURING_MAIL;
}

/** How nodemailer calls the only wait that is not for the connection. */
const DURING_MAIL = 'SOCKET_TIMEOUT';
