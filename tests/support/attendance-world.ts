import { attendanceCalls } from '#model/calls.ts';
import type { Attendance, KeptMark, MarkConflict } from '#model/attendance.ts';
import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';
import type { Client } from './client.ts';
import { aDay, aSession } from './event-world.ts';
import { aNominationWorld } from './nomination-world.ts';

/** A mark of a body: the learner's number, the session's number (null: the event), what is said, the version seen. */
export type Said = [learner: number, session: number | null, mark: string, version?: number, more?: Values];

/** Launched events with learners and two sessions of two hours on the first of December 2026, from 10:00 and 13:00 UTC. */
export async function anAttendanceWorld(api: Api) {
  const world = await aNominationWorld(api);

  const anEvent = async (changes: Values, teacher?: Values) => {
    const { key: instructorKey } = teacher ?? (await world.anInstructor());
    const event = await api.admin.save('event', {
      name: 'Coaching',
      code: `AT-${(number += 1)}`,
      trainingKey: world.training['key'],
      timeZone: 'UTC',
      mode: 'VILT',
      virtualTool: 'JITSI',
      maxAttendees: 50,
      attendanceLevel: 'SESSION',
      ...changes,
    });
    const common = {
      meeting: { provider: 'JITSI', url: 'https://meet.example.test/a' },
      instructorKeys: [instructorKey],
    };
    const sessions = [
      aSession({ ...common, title: 'Morning', startTime: '10:00', endTime: '12:00' }),
      aSession({ ...common, title: 'Afternoon', startTime: '13:00', endTime: '15:00' }),
    ];
    const planned = await world.saveAgenda(event, [aDay(sessions)]);
    if (planned.status !== 200) throw new Error(planned.text);
    const launched = await api.admin.post('/event/launch', {}, at(event));
    if (launched.status !== 200) throw new Error(launched.text);
    return event;
  };
  /** Confirms so many new learners, named so that their order is that of their making. */
  const confirm = async (event: Values, count: number): Promise<Values[]> => {
    const people: Values[] = [];
    for (let index = 0; index < count; index += 1) {
      number += 1;
      people.push(...(await world.learners(1, { name: `Learner ${String(number).padStart(4, '0')}` })));
    }
    if (count > 0) await world.nominate(event, people);
    return people;
  };
  /** An event in which so many new learners are confirmed. */
  const anEventFor = async (count: number, changes: Values = {}, teacher?: Values): Promise<Values> => {
    const event = await anEvent(changes, teacher);
    await confirm(event, count);
    return event;
  };
  const read = async (event: Values, client: Client = api.admin, since?: string): Promise<Attendance> =>
    (await client.get(attendanceCalls.read.path, { ...at(event), ...(since && { since }) }))
      .body as unknown as Attendance;
  /** Sends marks; learners and sessions are numbered as the register lists them. */
  const mark = async (event: Values, said: readonly Said[], client: Client = api.admin) => {
    const { learners, sessions } = await read(event);
    const marks = said.map(([learner, session, name, version = 0, more = {}]) => ({
      nominationKey: learners[learner]?.nominationKey ?? 'none',
      sessionKey: session === null ? null : (sessions[session]?.key ?? 'none'),
      mark: name,
      version,
      ...more,
    }));
    const answer = await client.post(attendanceCalls.mark.path, { marks }, at(event));
    return { ...answer, ...(answer.body as { marks?: KeptMark[]; conflicts?: MarkConflict[] }) };
  };
  return { ...world, anEventFor, confirm, read, mark };
}

let number = 0;

export type AttendanceWorld = Awaited<ReturnType<typeof anAttendanceWorld>>;

function at(event: Values): { key: string } {
  return { key: String(event['key']) };
}
