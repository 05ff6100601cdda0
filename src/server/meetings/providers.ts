import { wholeOf, entityNamed } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import type { MeetingSettings } from '../meeting-settings.ts';
import type { MeetingProvider } from './meeting-provider.ts';
import { roomLinks } from './room-links.ts';
import { webhook } from './webhook.ts';

export type MeetingProviders = ReadonlyMap<string, MeetingProvider>;

/** Who makes the meetings of which tool: rooms by link for one of them, and the configured server for all others. */
export function meetingProviders(settings: MeetingSettings): MeetingProviders {
  const other = settings.webhook && webhook(settings.webhook);
  const rooms = settings.roomServer === undefined ? other : roomLinks(settings.roomServer);
  const byTool = tools.map((tool) => [tool, tool === ROOM_TOOL ? rooms : other] as const);
  return new Map(byTool.flatMap(([tool, provider]) => (provider ? [[tool, provider]] : [])));
}

const ROOM_TOOL = 'JITSI';

const tools = fieldNamed(wholeOf(entityNamed('event')).fields, 'virtualTool', 'event').property.enum ?? [];
