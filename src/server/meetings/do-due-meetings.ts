import type { Tenant } from '../config.ts';
import { nextTryAfter } from '../jobs/next-try-after.ts';
import type { Database, Db } from '../sql/database.ts';
import { settleMeeting, takeDueMeetings, type DueMeeting, type Outcome } from '../stores/meetings.ts';
import { MeetingProblem, type Call, type MadeMeeting, type WantedMeeting } from './meeting-provider.ts';
import type { MeetingProviders } from './providers.ts';

export interface MeetingWork {
  database: Database;
  providers: MeetingProviders;
  clock: () => Date;
  /** Hears of what goes wrong in a way that nobody foresaw. */
  onError: (error: unknown) => void;
  /** Ends it: what is under way is left for the next server. */
  signal: AbortSignal;
}

/**
 * Does a tenant's work on meetings that is due now, each piece once, whoever else does the same. Throws the database's
 * errors.
 */
export async function doDueMeetings(work: MeetingWork, { id }: Tenant): Promise<void> {
  const db = work.database.forTenant(id);
  for (let taken = MOST_AT_ONCE; taken === MOST_AT_ONCE && !work.signal.aborted;) {
    taken = await doSome(work, db, id);
  }
}

const MOST_AT_ONCE = 4;
/** Longer than any provider takes: what is still leased then has lost its server. */
const LEASE_MS = 60_000;

async function doSome(work: MeetingWork, db: Db, tenant: string): Promise<number> {
  const now = work.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const due = await takeDueMeetings(db, { tenant, now, until, most: MOST_AT_ONCE });
  await Promise.all(
    due.map(async (meeting) => settleMeeting(db, tenant, meeting, await outcomeOf(work, tenant, meeting))),
  );
  return due.length;
}

async function outcomeOf(work: MeetingWork, tenant: string, meeting: DueMeeting): Promise<Outcome> {
  const { key, tool, revision, details, attempts } = meeting;
  const now = work.clock();
  const call: Call = { id: `${key}-${revision}`, now, signal: work.signal };
  try {
    return { made: await done(work.providers, meeting, { key, tenant, tool, ...details }, call) };
  } catch (error) {
    if (work.signal.aborted) return undefined;
    if (!(error instanceof MeetingProblem)) work.onError(error);
    return { error: toldOf(error), nextTryAt: nextTryAfter(now, attempts) };
  }
}

/** Tells the provider of the tool what is wanted; answers what there is of the meeting then. */
async function done(providers: MeetingProviders, meeting: DueMeeting, wanted: WantedMeeting, call: Call) {
  const provider = providers.get(meeting.tool);
  if (!provider) throw new MeetingProblem('meeting.error.noServer');
  const made = madeOf(meeting);
  if (!meeting.isWanted) {
    await provider.cancel(wanted, made, call);
    return undefined;
  }
  return made ? provider.update(wanted, made, call) : provider.create(wanted, call);
}

function madeOf({ joinUrl, hostUrl, reference }: DueMeeting): MadeMeeting | undefined {
  if (joinUrl === null) return undefined;
  return { joinUrl, hostUrl: hostUrl ?? joinUrl, ...(reference !== null && { reference }) };
}

function toldOf(error: unknown) {
  if (!(error instanceof MeetingProblem)) return { message: 'common.somethingWentWrong' };
  const { messageKey, status } = error;
  return { message: messageKey, ...(status !== undefined && { status }) };
}
