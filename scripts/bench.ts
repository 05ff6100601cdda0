import { benchAgenda } from './bench/agenda.ts';
import { benchAttendance } from './bench/attendance.ts';
import { benchCalendar } from './bench/calendar.ts';
import { benchConflicts } from './bench/conflicts.ts';
import { benchDelivery } from './bench/delivery.ts';
import { isMet, lineOf, type Figure } from './bench/figure.ts';
import { benchForms } from './bench/forms.ts';
import { benchGeneration } from './bench/generation.ts';
import { benchLists } from './bench/lists.ts';
import { benchReminders } from './bench/reminders.ts';
import { benchServer } from './bench/server.ts';
import { benchSeats } from './bench/seats.ts';
import { benchStart } from './bench/start.ts';

/**
 * `npm run bench`: what must be fast, measured on this machine now, against targets. Words choose:
 * `npm run bench -- server`. Ends with 1 when a target is missed. Nothing here is asserted by tests.
 */
const benches: Record<string, () => AsyncGenerator<Figure>> = {
  start: benchStart,
  generation: benchGeneration,
  forms: benchForms,
  lists: benchLists,
  agenda: benchAgenda,
  attendance: benchAttendance,
  calendar: benchCalendar,
  conflicts: benchConflicts,
  seats: benchSeats,
  delivery: benchDelivery,
  reminders: benchReminders,
  server: benchServer,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !(word in benches));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await run(bench);
}

async function run(bench: () => AsyncGenerator<Figure>): Promise<void> {
  for await (const figure of bench()) {
    console.log(lineOf(figure));
    if (!isMet(figure)) process.exitCode = 1;
  }
}
