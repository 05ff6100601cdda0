import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { runAlone } from '#server/jobs/run-job.ts';
import { planReminders } from '#server/reminders/plan-reminders.ts';
import { onEachEngine, tenantOf } from '../support/api.ts';
import { contextOf } from '../support/by-itself.ts';
import { aReminderWorld, nineOn, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const rules = {
  event: { table: sql.table('event'), column: sql.ref('reminderRecurrence') },
  launch: { table: sql.table('program-launch'), column: sql.ref('completionReminderRecurrence') },
};
const dailyAtNine = 'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY';

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      world = await aReminderWorld(api, time);
      // In the place of whatever may go wrong with one of many.
      await sql`
        create function refuse_notice() returns trigger language plpgsql as $$ begin
          if exists (select from refused where key in (new."eventKey", new."launchKey")) then
            raise exception 'The notice is refused';
          end if;
          return new;
        end $$`.execute(api.database.owner);
      await sql`create table refused (key text)`.execute(api.database.owner);
      await sql`grant select on refused to rostrum_app`.execute(api.database.owner);
      await sql`create trigger refused before insert on outbox for each row execute function refuse_notice()`.execute(
        api.database.owner,
      );
    });

    afterEach(async () => {
      await mend();
      for (const { table, column } of Object.values(rules)) {
        await sql`update ${table} set ${column} = null where ${column} = 'At nine'`.execute(owner());
      }
    });

    const owner = () => api.database.owner;
    const refuse = ({ key }: Values) => sql`insert into refused values (${key})`.execute(owner());
    const mend = () => sql`delete from refused`.execute(owner());
    const tenant = () => tenantOf(api.config, 'rostrum');
    /** Runs the job as a server does; answers what the page of jobs tells of it, and what the log does. */
    const runJob = async () => {
      const logged: unknown[] = [];
      const onError = (error: unknown) => logged.push(error);
      const run = () =>
        planReminders(
          contextOf(api, () => time.now),
          tenant(),
        );
      const work = { context: { database: api.database, clock: () => time.now }, onError };
      await runAlone(work, { name: 'planReminders', everyMs: 60_000, isShared: false, run }, tenant());
      const jobs = (await api.admin.get('/jobs')).body['jobs'] as Values[];
      return { told: jobs.find(({ name }) => name === 'planReminders')?.['error'], logged };
    };
    /** Half a minute after nine of the next day; answers whether something was reminded of then. */
    const atNine = async () => {
      const tomorrow = world.inDays(1);
      await world.passTo(`${tomorrow}T03:29:00Z`);
      time.now = new Date(`${tomorrow}T03:30:30Z`);
      return async (about: Values): Promise<boolean> => {
        const kinds = ['event.reminder', 'launch.completionReminder'];
        const written = await Promise.all(kinds.map((kind) => world.times(about, kind)));
        return written.flat().includes(nineOn(tomorrow));
      };
    };
    const anEvent = async () => {
      const event = await world.anEvent({ reminderRecurrence: dailyAtNine }, { day: world.inDays(20) });
      await world.nominate(event, await world.learners(1));
      return event;
    };
    let launches = 0;
    const aLaunch = async () => {
      const department = `Sales-${(launches += 1)}`;
      const reminding = { completionReminder: true, completionReminderRecurrence: dailyAtNine };
      const { launch } = await world.aLaunch(department, reminding);
      const [learner = {}] = await world.learners(1, { department });
      await api.admin.post('/program-launch/map-users', { keys: [learner['key']] }, { key: String(launch['key']) });
      return launch;
    };

    test.each([
      ['an event', anEvent, 'code'],
      ['a launch', aLaunch, 'launchCode'],
    ])(
      '%s that goes wrong is told of by its code, keeps no other one, and is made up for',
      async (what, make, code) => {
        const before = [await anEvent(), await aLaunch()];
        const bad = await make();
        const others = [...before, await anEvent(), await aLaunch()];
        const isReminded = await atNine();
        await refuse(bad);
        const { told, logged } = await runJob();
        expect(told).toBe(`${what.replace(/^an? /, '')} ${String(bad[code])}: The notice is refused`);
        expect(logged).toMatchObject([{ errors: [expect.objectContaining({ message: 'The notice is refused' })] }]);
        expect(await isReminded(bad)).toBe(false);
        for (const one of others) expect(await isReminded(one)).toBe(true);
        await mend();
        time.now = new Date(time.now.getTime() + 60_000);
        expect(await runJob()).toEqual({ told: undefined, logged: [] });
        expect(await isReminded(bad)).toBe(true);
      },
    );

    test.each([
      ['an event', anEvent, rules.event],
      ['a launch', aLaunch, rules.launch],
    ])('a rule of %s that nobody understands is told of, and keeps no other one', async (_what, make, rule) => {
      const [bad, good] = [await make(), await make()];
      const isReminded = await atNine();
      // No screen and no call lets such a rule in.
      await sql`update ${rule.table} set ${rule.column} = 'At nine' where key = ${bad['key']}`.execute(owner());
      const { told } = await runJob();
      expect(told).toMatch(/^\w+ [\w-]+: its rule can not be followed: At nine$/);
      expect(await isReminded(good)).toBe(true);
    });

    test('staff hear that too few come to one event though telling them of another one goes wrong', async () => {
      const day = world.inDays(2);
      const few = () => world.anEvent({ minAttendees: 2 }, { day });
      const [first, bad, last] = [await few(), await few(), await few()];
      await world.passTo(`${world.inDays(1)}T04:29:00Z`);
      await refuse(bad);
      time.now = new Date(time.now.getTime() + 120_000);
      const { told } = await runJob();
      expect(told).toBe(`event ${String(bad['code'])}: The notice is refused`);
      for (const one of [first, last]) expect(await world.times(one, 'event.belowMinimum')).toHaveLength(1);
    });
  },
  { clock: () => time.now },
);
