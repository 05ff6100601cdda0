import type { Values } from '#model/values.ts';
import { writeNotices, type Notice } from '#server/stores/outbox.ts';
import type { Api } from './api.ts';
import { scopeIn } from './by-itself.ts';
import { deliveringBy } from './delivering.ts';
import { aNominationWorld } from './nomination-world.ts';

/** Events, their nominations, and the sending of notices that a server does by itself, by the clock of a test. */
export async function aDeliveryWorld(api: Api, clock: () => Date) {
  const world = await aNominationWorld(api);

  let people = 0;
  /** A learner who reads mails at an address of their own. */
  const aReader = async (changes: Values = {}): Promise<Values> => {
    people += 1;
    const [reader = {}] = await world.learners(1, { email: `${api.engine}-${people}@example.test`, ...changes });
    return reader;
  };
  /** A launched event that nobody has to be told of any more. */
  const anEvent: typeof world.anEvent = async (...how) => {
    const event = await world.anEvent(...how);
    await api.database.forTenant('rostrum').deleteFrom('outbox').where('eventKey', '=', event['key']).execute();
    return event;
  };
  const deliveriesOf = async (event: Values, query: Record<string, string> = {}) =>
    (await api.admin.get('/event/deliveries', { key: String(event['key']), ...query })).items;
  /** Kinds and states of what an event has told, oldest first. */
  const told = async (event: Values): Promise<unknown[][]> =>
    (await deliveriesOf(event, { pageSize: '30' })).map(({ kind, state }) => [kind, state]).toReversed();
  const act = (call: string, event: Values, delivery: Values | undefined, client = api.admin) =>
    client.post(`/event/${call}`, { deliveryKey: delivery?.['key'] }, { key: String(event['key']) });
  /** Writes so many notices of an event to a learner; reminders by hand unless `changes` say otherwise. */
  const remind = async (event: Values, learner: Values, count: number, changes: Partial<Notice> = {}) => {
    const notice = (_: unknown, index: number): Notice => ({
      kind: 'reminder.adHoc',
      channel: 'EMAIL',
      uniqueKey: ['reminder', event['key'], learner['key'], changes.kind, index].join('/'),
      recipientEntity: 'learner',
      recipientKey: String(learner['key']),
      eventKey: String(event['key']),
      payload: { text: 'Please come' },
      ...changes,
    });
    await writeNotices(scopeIn(api, clock), Array.from({ length: count }, notice));
  };
  return {
    ...world,
    aReader,
    anEvent,
    ...deliveringBy(api, clock),
    deliveriesOf,
    told,
    actOn: act,
    remind,
  };
}

export type DeliveryWorld = Awaited<ReturnType<typeof aDeliveryWorld>>;
