import type { DeliveryError } from '#model/delivery.ts';
import { canWait, mailOfTheDay } from '#model/mail/mail-of-the-day.ts';
import { whyNoticeCancelled } from '#model/rules/why-notice-cancelled.ts';
import { isEventMarked } from '../attendance/is-event-marked.ts';
import type { Scope } from '../context.ts';
import { nextTryAfter } from '../jobs/next-try-after.ts';
import { composeNotice, messageOf, type ComposedNotice } from '../mail/compose-message.ts';
import { Problem } from '../problems.ts';
import { putIntoMail, settleNotices, type DueNotice, type Outcome } from '../stores/due-notices.ts';
import type { Recipient, Standing } from '../stores/notice-standing.ts';
import { DeliveryProblem } from './sender.ts';
import type { Senders } from './senders.ts';

interface Sending {
  scope: Scope;
  senders: Senders;
  /** By the keys of notices. */
  standings: ReadonlyMap<string, Standing>;
  /** Hears why nothing could be sent. */
  onProblem: (error: unknown) => void;
}

/** A notice that still holds, and who gets it. */
interface Told {
  notice: DueNotice;
  recipient: Recipient;
}

/**
 * Sends notices that were taken under one message id as one message, and writes how that ended. What does not hold any
 * more is cancelled, and what waits for the mail of the day is put into it. Throws the database's errors.
 */
export async function deliverMail(sending: Sending, notices: readonly DueNotice[]): Promise<void> {
  const { scope, onProblem } = sending;
  const told = await whatIsTold(sending, notices);
  const [first] = told;
  if (!first) return;
  const settled = await send(sending, told).catch((error: unknown): Settled[] => {
    onProblem(error);
    return [[told, failed(error, scope.now, first.notice.attempts)]];
  });
  for (const [some, outcome] of settled) await settle(sending, some, outcome);
}

type Settled = [told: readonly Pick<Told, 'notice'>[], outcome: Outcome];

async function whatIsTold(sending: Sending, notices: readonly DueNotice[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const notice of notices) {
    const standing = sending.standings.get(notice.key);
    const recipient = standing?.recipient;
    const reason = await whyCancelled(sending.scope, notice, standing);
    const mail = standing && mailFor(notice, standing, { now: sending.scope.now, first: told[0] });
    if (reason || !recipient) await settle(sending, [{ notice }], cancelled(reason ?? 'delivery.cancelled.nobody'));
    else if (mail) await putIntoMail(sending.scope.db, sending.scope.tenant, notice, mail);
    else told.push({ notice, recipient });
  }
  return told;
}

async function whyCancelled(scope: Scope, notice: DueNotice, standing: Standing | undefined) {
  if (!standing) return 'delivery.cancelled.gone';
  const { kind, channel, recipientEntity, eventKey } = notice;
  const { recipient, nominationState, eventStatus, hasBegunMeanwhile, isReminding, isTeaching, launch, isCredited } =
    standing;
  return whyNoticeCancelled({
    kind,
    channel,
    recipientEntity,
    eventStatus: eventStatus ?? undefined,
    hasBegunMeanwhile,
    isReminding,
    isTeaching,
    launch: launch ?? undefined,
    isCredited,
    isAttendanceMarked: kind === 'attendance.missing' && eventKey !== null && (await isEventMarked(scope, eventKey)),
    nominationState: nominationState ?? undefined,
    recipient: recipient ?? undefined,
  });
}

interface Present {
  now: Date;
  /** What goes in the same mail already. */
  first: Told | undefined;
}

/** The mail that a notice has to go in; undefined where it goes in this one. */
function mailFor(notice: DueNotice, { daily, recipient }: Standing, { now, first }: Present) {
  // Somebody has another manager by now.
  if (first && first.recipient.key !== recipient?.key) return { digest: notice.key, at: now };
  const mail = daily && mayWait(notice) ? mailOfTheDay(daily, now) : undefined;
  return mail && { digest: [mail.day, notice.eventKey, recipient?.key].join('/'), at: mail.at };
}

/** What was tried before may have arrived alone. */
function mayWait({ kind, channel, digest, attempts }: DueNotice): boolean {
  return digest === null && attempts === 1 && channel === 'EMAIL' && canWait(kind);
}

/** Sends what is told to one recipient. Throws what kept it from being sent. */
async function send({ scope, senders }: Sending, told: readonly Told[]): Promise<Settled[]> {
  const said: ComposedNotice[] = [];
  const [there, gone]: [Told[], Told[]] = [[], []];
  // One after the other: the last one that tells a calendar something is the one by whose end it counts.
  for (const one of told) {
    const composed = await composeNotice(scope, one.notice, one.recipient).catch(whereGone);
    (composed ? there : gone).push(one);
    if (composed) said.push(composed);
  }
  const [first] = there;
  if (first) {
    const { notice, recipient } = first;
    const message = await messageOf(scope, said, recipient);
    await senders
      .get(notice.channel)
      ?.send({ tenant: scope.tenant.id, notice, recipient, message, now: scope.clock() });
  }
  return [
    [there, { state: 'Sent', at: scope.clock() }],
    [gone, cancelled('delivery.cancelled.gone')],
  ];
}

const NOT_FOUND = 404;

function whereGone(error: unknown): undefined {
  if (!(error instanceof Problem && error.status === NOT_FOUND)) throw error;
}

function settle({ scope }: Sending, told: Settled[0], outcome: Outcome): Promise<void> {
  const notices = told.map(({ notice }) => notice);
  return settleNotices(scope.db, scope.tenant, notices, outcome);
}

function cancelled(message: string): Outcome {
  return { state: 'Cancelled', error: { message } };
}

function failed(error: unknown, now: Date, attempts: number): Outcome {
  const told: DeliveryError = error instanceof DeliveryProblem ? error.told : { message: 'common.somethingWentWrong' };
  const { isFinal, mayHaveArrived } = error instanceof DeliveryProblem ? error : ofOurs;
  const nextAttemptAt = isFinal ? undefined : nextTryAfter(now, attempts);
  return nextAttemptAt
    ? { state: 'Scheduled', error: told, mayHaveArrived, nextAttemptAt }
    : { state: 'Failed', error: told, mayHaveArrived };
}

/** What goes wrong here does so before anything is sent. */
const ofOurs = { isFinal: false, mayHaveArrived: false };
