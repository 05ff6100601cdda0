import { readWebhook, safeUrl, type Webhook } from './webhooks/webhook-settings.ts';

/** Where virtual meetings are made: rooms by link alone, and everything else by a server that is asked for it. */
export interface MeetingSettings {
  /** The address that rooms are below, with a slash at the end; undefined when there are none. */
  roomServer: string | undefined;
  webhook: Webhook | undefined;
}

/** Reads JITSI_URL, MEETING_WEBHOOK_URL and MEETING_WEBHOOK_SECRET; what can't be used adds a sentence to `problems`. */
export function readMeetingSettings(env: Record<string, string | undefined>, problems: string[]): MeetingSettings {
  const rooms = env['JITSI_URL']?.trim() || DEFAULT_ROOMS;
  const roomServer = rooms === 'none' ? undefined : safeUrl(rooms);
  if (rooms !== 'none' && (!roomServer || roomServer.search)) {
    problems.push(`JITSI_URL must be an https address (or none), but it is "${rooms}".`);
  }
  return {
    roomServer: roomServer?.href.replace(/\/*$/, '/'),
    webhook: readWebhook(env, 'MEETING', problems),
  };
}

const DEFAULT_ROOMS = 'https://meet.jit.si';
