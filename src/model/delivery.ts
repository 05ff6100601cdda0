/** By what people are reached. */
export const channels = ['EMAIL', 'SMS', 'PUSH'] as const;

export type Channel = (typeof channels)[number];

/** The entities whose records tell people something. */
export const tellingEntities = ['event', 'program-launch'] as const;

export type TellingEntity = (typeof tellingEntities)[number];

/** Where a notice stands: the last two only if somebody has it sent again. */
export const deliveryStates = ['Scheduled', 'Sent', 'Failed', 'Cancelled'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Why a notice was not sent: a message key, and what the other side said about it. */
export interface DeliveryError {
  message: string;
  detail?: string;
}

/** A notice and how it reaches its recipient, as `GET /{event,program-launch}/deliveries` tell of it. Instants are ISO 8601 in UTC. */
export interface Delivery {
  key: string;
  /** Of what it tells, such as `nomination.confirmed`. */
  kind: string;
  channel: Channel;
  state: DeliveryState;
  recipientEntity: 'learner' | 'instructor' | 'trainer' | 'manager';
  /** Who gets it as things are now; absent where nobody would. */
  recipientName?: string;
  /** Where it goes: an e-mail address, or a phone number. */
  recipientAddress?: string;
  sendAt: string;
  sentAt?: string;
  /** Tries since it was last scheduled. */
  attempts: number;
  /** After a try that failed, or of the mail of the day. */
  nextAttemptAt?: string;
  /** How many others go, or went, with it in the mail of the day; absent where it is a mail of its own. */
  togetherWith?: number;
  error?: DeliveryError;
  /** How often somebody had it sent once more. */
  resends: number;
  /** Of the mail, without the brackets. */
  messageId?: string;
}
