import type { Channel } from '#model/delivery.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { Sender } from './sender.ts';
import { smtpSender } from './smtp-sender.ts';
import { webhookSender } from './webhook-sender.ts';

export type Senders = ReadonlyMap<Channel, Sender>;

/** Who sends by which channel; one that has no server is not among them. */
export function sendersOf({ mail, sms, push }: DeliverySettings): Senders {
  const senders = {
    EMAIL: mail && smtpSender(mail),
    SMS: sms && webhookSender(sms),
    PUSH: push && webhookSender(push),
  };
  return new Map(
    Object.entries(senders).flatMap(([channel, sender]) => (sender ? [[channel as Channel, sender]] : [])),
  );
}
