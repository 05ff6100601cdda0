import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, sessionsIn } from '../support/event-world.ts';
import { aReminderWorld, type ReminderWorld } from '../support/reminder-world.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };

/** Events of these tests start at ten in the morning in Kolkata, half past four by UTC. */
onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      world = await aReminderWorld(api, time);
    });

    /** Who is told of an event that too few come to, by the entity of their record, in order. */
    const told = async (event: Values): Promise<unknown[]> => {
      const { items } = await api.admin.get('/event/deliveries', { key: String(event['key']), pageSize: '30' });
      const few = items.filter(({ kind }) => kind === 'event.belowMinimum');
      return few.map(({ recipientEntity }) => String(recipientEntity)).toSorted();
    };
    /** A trainer who has signed in, and whom no learning environment maps. */
    const aTrainer = async (employeeCode: string) => {
      await api.admin.save('trainer', { userName: 'Tara', employeeCode });
      const loginCode = employeeCode.toLowerCase();
      return api.as({ roles: ['trainer'], claims: { sub: loginCode, loginCode } });
    };

    test('of an event that is launched on its very day staff hear two hours before, and it is not cancelled', async () => {
      const day = world.inDays(1);
      await world.passTo(`${day}T01:30:00Z`);
      const wants = { minAttendees: 2, maxAttendees: 5, cancelBelowMinimum: true };
      const [few, enough] = [await world.anEvent(wants, { day }), await world.anEvent(wants, { day })];
      await world.nominate(enough, await world.learners(2));
      await world.passTo(`${day}T02:29:00Z`);
      expect(await told(few)).toEqual([]);
      await world.passTo(`${day}T02:31:00Z`);
      await world.passTo(`${day}T02:35:00Z`);
      expect([await told(few), await told(enough)]).toEqual([['instructor'], []]);
      expect((await world.read(few))['status']).toBe('Launched');
    });

    test('of an event that is moved to the same day they hear before its new time', async () => {
      const [day, later] = [world.inDays(1), world.inDays(30)];
      const event = await world.anEvent({ minAttendees: 2 }, { day: later });
      await world.passTo(`${day}T00:00:00Z`);
      const [session = {}] = sessionsIn((await world.agendaOf(event)).body);
      const { title, startTime, endTime, meeting, instructorKeys, key } = session;
      const moved = aDay([{ title, startTime, endTime, meeting, instructorKeys, key }], day);
      expect((await world.saveAgenda(event, [moved])).status).toBe(200);
      await world.passTo(`${day}T02:29:00Z`);
      expect(await told(event)).toEqual([]);
      await world.passTo(`${day}T02:31:00Z`);
      expect(await told(event)).toEqual(['instructor']);
    });

    test('who has heard of it the day before does not hear of it again', async () => {
      const [before, day] = [world.inDays(1), world.inDays(2)];
      const event = await world.anEvent({ minAttendees: 2 }, { day });
      await world.passTo(`${before}T04:31:00Z`);
      expect(await told(event)).toEqual(['instructor']);
      await world.passTo(`${day}T04:00:00Z`);
      expect(await told(event)).toEqual(['instructor']);
    });

    test('of an event of a training alone the trainer hears who has made it, whoever launches it, and no other one', async () => {
      const [before, day] = [world.inDays(1), world.inDays(2)];
      const [tara] = [await aTrainer(`TR-${api.engine}-1`), await aTrainer(`TR-${api.engine}-2`)];
      const hers = await world.anEvent({ minAttendees: 2 }, { day, client: tara });
      const draft = await world.aDraft({ minAttendees: 2 }, tara);
      const [session = {}] = sessionsIn((await world.agendaOf(hers)).body);
      const teacher = await world.anInstructor();
      const planned = { ...session, key: undefined, instructorKeys: [teacher['key']] };
      await world.saveAgenda(draft, [aDay([planned], day)], tara);
      expect((await world.call('launch', draft, {})).status).toBe(200);
      await world.passTo(`${before}T04:31:00Z`);
      for (const event of [hers, draft]) expect(await told(event)).toEqual(['instructor', 'trainer']);
    });

    test('of an event of a launch those trainers hear whom its learning environment maps', async () => {
      const [before, day] = [world.inDays(1), world.inDays(2)];
      const { environment, launch } = await world.aLaunch(`Few-${api.engine}`);
      await aTrainerOf(api, environment, `TR-${api.engine}-3`);
      const ofLaunch = { launchKey: launch['key'], trainingKey: null, minAttendees: 2 };
      const event = await world.anEvent(ofLaunch, { day });
      await world.passTo(`${before}T04:31:00Z`);
      expect(await told(event)).toEqual(['instructor', 'trainer']);
    });
  },
  { clock: () => time.now },
);
