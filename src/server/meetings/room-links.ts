import { randomBytes } from 'node:crypto';
import type { MadeMeeting, MeetingProvider, WantedMeeting } from './meeting-provider.ts';

/**
 * Rooms in the manner of Jitsi: a room is there as soon as somebody enters its link, so nobody is asked for it. Its name
 * can't be guessed; what the event says about it stands behind the `#`, by the names that Jitsi lets links set.
 */
export function roomLinks(server: string): MeetingProvider {
  return {
    create: async (wanted) => linksTo(`${server}rostrum-${randomBytes(16).toString('hex')}`, wanted),
    update: async (wanted, { joinUrl }) => linksTo(joinUrl.replace(/#.*/, ''), wanted),
    cancel: async () => {},
  };
}

function linksTo(room: string, wanted: WantedMeeting): MadeMeeting {
  return { joinUrl: withSettings(room, forGuests(wanted)), hostUrl: withSettings(room, forHost(wanted)) };
}

function forGuests({ title, waitingRoom }: WantedMeeting): Settings {
  return { 'config.subject': title, ...(waitingRoom && { 'config.prejoinConfig.enabled': true }) };
}

function forHost({ title, host, autoRecording }: WantedMeeting): Settings {
  return {
    'config.subject': title,
    ...(host !== undefined && { 'userInfo.displayName': host }),
    ...(autoRecording && {
      'config.recordings.suggestRecording': true,
      'config.recordings.recordAudioAndVideo': true,
    }),
  };
}

type Settings = Record<string, string | boolean>;

/** Each value is JSON. */
function withSettings(room: string, settings: Settings): string {
  const pairs = Object.entries(settings).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `${room}#${pairs.join('&')}`;
}
