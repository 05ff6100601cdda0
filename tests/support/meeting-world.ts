import { expect } from 'vitest';
import type { Values } from '#model/values.ts';
import { doDueMeetings } from '#server/meetings/do-due-meetings.ts';
import { meetingProviders } from '#server/meetings/providers.ts';
import type { Api } from './api.ts';
import { inEveryTenant } from './by-itself.ts';
import { aDay, anEventWorld } from './event-world.ts';

/** Virtual events, and the work on their meetings that a server does by itself, by the clock of a test. */
export async function aMeetingWorld(api: Api, clock: () => Date) {
  const world = await anEventWorld(api);

  const post = (call: string, event: Values, body: Values = {}) =>
    api.admin.post(`/event/${call}`, body, { key: String(event['key']) });
  const meetingsOf = async (event: Values) =>
    (await api.admin.get('/event/meetings', { key: String(event['key']) })).items;

  /** Does what is due now, as one server would until it is told to end. */
  const work = (signal = new AbortController().signal) => {
    const providers = meetingProviders(api.config.meetings);
    const onError = (error: unknown) => expect.unreachable(String(error));
    return inEveryTenant(api, clock, ({ database }, tenant) =>
      doDueMeetings({ database, providers, clock, onError, signal }, tenant),
    );
  };

  const saveSessions = async (event: Values, sessions: Values[]): Promise<void> => {
    const { status, text } = await world.saveAgenda(event, [aDay(sessions)]);
    if (status !== 200) throw new Error(text);
  };
  /** A draft, whose sessions are virtual and have an instructor unless they say otherwise. */
  const aVirtualEvent = async (changes: Values, sessions: Values[]): Promise<Values> => {
    const event = await world.anEvent({ mode: 'VILT', ...changes });
    const usual = { mode: 'VILT', instructorKeys: [(await world.anInstructor())['key']] };
    await saveSessions(
      event,
      sessions.map((session) => ({ ...usual, ...session })),
    );
    return event;
  };
  /** The same launched, and its meetings worked on once. */
  const aLaunchedEvent = async (changes: Values, sessions: Values[]): Promise<Values> => {
    const event = await aVirtualEvent(changes, sessions);
    const { status, text } = await post('launch', event);
    if (status !== 200) throw new Error(text);
    await work();
    return event;
  };

  return { ...world, post, meetingsOf, work, saveSessions, aVirtualEvent, aLaunchedEvent };
}

export type MeetingWorld = Awaited<ReturnType<typeof aMeetingWorld>>;
