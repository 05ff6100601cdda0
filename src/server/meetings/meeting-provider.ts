/** A meeting as it is wanted. */
export interface WantedMeeting {
  /** Names it for good, whatever else changes: who is asked for it twice has it already. */
  key: string;
  tenant: string;
  tool: string;
  /** Of its session. */
  title: string;
  /** The name of its event. */
  event: string;
  /** Instants, ISO 8601 in UTC. */
  startAt: string;
  endAt: string;
  /** IANA zone. */
  timeZone: string;
  host?: string;
  waitingRoom: boolean;
  autoRecording: boolean;
}

/** What there is of a meeting. */
export interface MadeMeeting {
  joinUrl: string;
  /** For who leads it; the same as `joinUrl` where a tool makes no difference. */
  hostUrl: string;
  /** What the tool itself calls it. */
  reference?: string;
}

/** How one piece of work is done: the same `id` however often it is tried, and when to give it up. */
export interface Call {
  id: string;
  now: Date;
  signal: AbortSignal;
}

/** Makes meetings of a tool. Everything may be asked again with the same id, and then does nothing new. */
export interface MeetingProvider {
  create: (wanted: WantedMeeting, call: Call) => Promise<MadeMeeting>;
  update: (wanted: WantedMeeting, made: MadeMeeting, call: Call) => Promise<MadeMeeting>;
  /** Withdraws it; `made` is absent when nobody knows whether it was ever made. */
  cancel: (wanted: WantedMeeting, made: MadeMeeting | undefined, call: Call) => Promise<void>;
}

/** Why a piece of work could not be done, in words for people. */
export class MeetingProblem extends Error {
  override name = 'MeetingProblem';
  readonly messageKey: string;
  /** The HTTP status of an answer that refused it. */
  readonly status: number | undefined;

  constructor(messageKey: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(status === undefined ? messageKey : `${messageKey} (${status})`, { cause });
    this.messageKey = messageKey;
    this.status = status;
  }
}
