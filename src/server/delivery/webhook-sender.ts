import { sendSigned, WebhookProblem } from '../webhooks/send-signed.ts';
import type { Webhook } from '../webhooks/webhook-settings.ts';
import { DeliveryProblem, type Parcel, type Sender } from './sender.ts';

/** Sends texts by the one server that the configuration names for a channel; it knows the devices of an employee code. */
export function webhookSender(to: Webhook): Sender {
  return {
    atOnce: REQUESTS,
    async send(parcel) {
      const { notice, now } = parcel;
      const id = `${notice.key}-${notice.resends}`;
      const { status, isOk } = await sendSigned(to, messageOf(parcel), { id, now }).catch((error: unknown) => {
        throw error instanceof WebhookProblem ? problemIn(error) : error;
      });
      if (!isOk) {
        throw new DeliveryProblem('delivery.error.refused', { detail: `HTTP ${status}`, isFinal: isFinal(status) });
      }
    },
    close() {},
  };
}

const REQUESTS = 20;

function messageOf({ tenant, notice, recipient, message }: Parcel) {
  const { entity, key, name, employeeCode, email, phone } = recipient;
  return {
    type: `notice.${notice.channel.toLowerCase()}`,
    data: {
      key: notice.key,
      tenant,
      kind: notice.kind,
      title: message.subject,
      text: message.text,
      recipient: {
        entity,
        key,
        name,
        employeeCode,
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
      },
    },
  };
}

/** Not signed as wanted, too slow, too many: that can be mended without another message. */
const MENDABLE = new Set([401, 403, 408, 429]);

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !MENDABLE.has(status);
}

function problemIn(error: WebhookProblem): DeliveryProblem {
  const message = error.reason === 'slow' ? 'delivery.error.slow' : 'delivery.error.unreachable';
  return new DeliveryProblem(message, { isOutage: true, cause: error });
}
