import { isThisMachine, readWebhook, type Webhook } from '../webhooks/webhook-settings.ts';

/** By what people are reached: where a channel has no server, its notices wait. */
export interface DeliverySettings {
  mail: MailSettings | undefined;
  sms: Webhook | undefined;
  push: Webhook | undefined;
}

export interface MailSettings {
  host: string;
  port: number;
  /** Encrypted from the start; else it becomes so as soon as the server offers it. */
  isSecure: boolean;
  /** Whether nothing is sent before it is encrypted. */
  mustEncrypt: boolean;
  login: { user: string; password: string } | undefined;
  from: MailAddress;
}

interface MailAddress {
  name: string;
  address: string;
}

type Env = Record<string, string | undefined>;

/**
 * Reads SMTP_URL, MAIL_FROM and the webhooks of SMS and push; what can't be used adds a sentence to `problems`.
 */
export function readDeliverySettings(env: Env, problems: string[]): DeliverySettings {
  return {
    mail: mailOf(env, problems),
    sms: readWebhook(env, 'SMS', problems),
    push: readWebhook(env, 'PUSH', problems),
  };
}

function mailOf(env: Env, problems: string[]): MailSettings | undefined {
  const address = env['SMTP_URL']?.trim() ?? '';
  const sender = env['MAIL_FROM']?.trim() ?? '';
  if (!address) return undefined;
  const server = serverOf(address);
  const from = addressIn(sender);
  // What it is instead is not told: it may hold a password.
  if (!server) problems.push('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  if (!from) {
    problems.push(`MAIL_FROM must be an address such as Training <training@example.com>, but it is "${sender}".`);
  }
  return server && from ? { ...server, from } : undefined;
}

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

function serverOf(value: string): Omit<MailSettings, 'from'> | undefined {
  const url = smtpUrl(value);
  const login = url && loginOf(url);
  if (!url || !login) return undefined;
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? SMTPS_PORT : SMTP_PORT),
    isSecure,
    // A password in clear is for everybody on the way.
    mustEncrypt: !isSecure && login.user !== '' && !isThisMachine(url.hostname),
    login: login.user ? login : undefined,
  };
}

/** A server and perhaps a login, and nothing after it. */
function smtpUrl(value: string): URL | undefined {
  return /^smtps?:\/\/[^\s/?#]+\/?$/.test(value) && URL.canParse(value) ? new URL(value) : undefined;
}

/** Both are empty where there is none. */
function loginOf({ username, password }: URL): MailSettings['login'] {
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === undefined || secret === undefined || (secret && !user)) return undefined;
  return { user, password: secret };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `name <address>` or the address alone. */
function addressIn(text: string): MailAddress | undefined {
  const [, name = '', inBrackets] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = inBrackets ?? text;
  return isMailAddress(address) ? { name, address } : undefined;
}

/** Whether it is one address and nothing that could become more. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(text);
}
