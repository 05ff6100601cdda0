import type { DeliveryError } from '#model/delivery.ts';
import type { Message } from '../mail/compose-message.ts';
import type { DueNotice } from '../stores/due-notices.ts';
import type { Recipient } from '../stores/notice-standing.ts';

/** A message on its way to somebody. */
export interface Parcel {
  tenant: string;
  notice: DueNotice;
  recipient: Recipient;
  message: Message;
  now: Date;
}

/** Sends by one channel. Throws `DeliveryProblem`. */
export interface Sender {
  send: (parcel: Parcel) => Promise<void>;
  /** How many it sends at a time: more would only wait, while their leases run out. */
  atOnce: number;
  close: () => void;
}

interface Told {
  detail?: string | undefined;
  /** Whether it makes no sense to try it again. */
  isFinal?: boolean;
  /** Whether others would not get through either. */
  isOutage?: boolean;
  /** Whether it was on its way, and nobody has said what became of it. */
  mayHaveArrived?: boolean;
  cause?: unknown;
}

/** Why a message did not go out, in words for people. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem';
  readonly told: DeliveryError;
  readonly isFinal: boolean;
  readonly isOutage: boolean;
  readonly mayHaveArrived: boolean;

  constructor(message: string, told: Told = {}) {
    const { detail, isFinal = false, isOutage = false, mayHaveArrived = false, cause } = told;
    super(message, { cause });
    this.told = { message, ...(detail !== undefined && { detail: detail.slice(0, MAX_DETAIL) }) };
    this.isFinal = isFinal;
    this.isOutage = isOutage;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** What another server says may be long. */
const MAX_DETAIL = 500;
