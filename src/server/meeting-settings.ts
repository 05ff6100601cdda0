import { isIP } from 'node:net';

/** Where virtual meetings are made: rooms by link alone, and everything else by a server that is asked for it. */
export interface MeetingSettings {
  /** The address that rooms are below, with a slash at the end; undefined when there are none. */
  roomServer: string | undefined;
  webhook: Webhook | undefined;
}

export interface Webhook {
  url: string;
  secret: Buffer;
}

/** Reads JITSI_URL, MEETING_WEBHOOK_URL and MEETING_WEBHOOK_SECRET; what can't be used adds a sentence to `problems`. */
export function readMeetingSettings(env: Record<string, string | undefined>, problems: string[]): MeetingSettings {
  const settingOf = (name: string): string => env[name]?.trim() ?? '';
  const rooms = settingOf('JITSI_URL') || DEFAULT_ROOMS;
  const roomServer = rooms === 'none' ? undefined : safeUrl(rooms);
  if (rooms !== 'none' && (!roomServer || roomServer.search)) {
    problems.push(`JITSI_URL must be an https address (or none), but it is "${rooms}".`);
  }
  return {
    roomServer: roomServer?.href.replace(/\/*$/, '/'),
    webhook: webhookOf(settingOf('MEETING_WEBHOOK_URL'), settingOf('MEETING_WEBHOOK_SECRET'), problems),
  };
}

const DEFAULT_ROOMS = 'https://meet.jit.si';

function webhookOf(address: string, secretText: string, problems: string[]): Webhook | undefined {
  if (!address && !secretText) return undefined;
  const url = safeUrl(address);
  const secret = secretOf(secretText);
  if (!url) {
    problems.push(`MEETING_WEBHOOK_URL must be an https address without a password in it, but it is "${address}".`);
  }
  // What it is instead is not told: that may be nearly the secret.
  if (!secret) problems.push('MEETING_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.');
  return url && secret ? { url: url.href, secret } : undefined;
}

/** As Standard Webhooks writes secrets. */
function secretOf(text: string): Buffer | undefined {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  return secret.length >= MIN_SECRET_BYTES && secret.length <= MAX_SECRET_BYTES ? secret : undefined;
}

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/** Links open rooms, so they travel encrypted, unless they stay on this machine. */
function safeUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url : undefined;
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
