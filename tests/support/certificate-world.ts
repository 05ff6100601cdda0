import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';
import { anAttendanceWorld } from './attendance-world.ts';
import type { Answer, Client } from './client.ts';
import { noticesAbout } from './notices-about.ts';

/** Events of a launch that gives certificates, and whoever looks them up. */
export async function aCertificateWorld(api: Api) {
  const world = await anAttendanceWorld(api);
  const { environment, launch } = await world.aLaunch('Certified', { certificate: true, classifiedVisibility: 'ALL' });

  /** An event of the launch, with so many learners; `names` are those of the first. */
  const aCertifiedEvent = async (names: readonly string[], changes: Values = {}, teacher?: Values) => {
    const event = await world.anEventFor(0, { launchKey: launch['key'], creditHours: 6, ...changes }, teacher);
    const people: Values[] = [];
    for (const name of names) people.push(...(await world.learners(1, { name })));
    await world.nominate(event, people);
    return { event, people };
  };
  /** Marks each learner, by number, present or absent all the time. */
  const attend = async (event: Values, said: readonly boolean[], version = 0) =>
    world.mark(
      event,
      said
        .flatMap((isThere, learner) =>
          [0, 1].map((session) => [learner, session, isThere ? 'Present' : 'Absent', version] as const),
        )
        .map((one) => [...one]),
    );
  const act = (event: Values, action: string, body: Values = {}, client: Client = api.admin): Promise<Answer> =>
    client.post(`/event/${action}`, body, { key: String(event['key']) });
  const reopen = (event: Values): Promise<Answer> => act(event, 'reopen', { reason: 'There was a mistake' });
  /** The numbers on the nominations, by the name of the learner. */
  const serials = async (event: Values): Promise<(string | null)[]> => {
    const body = { sortConfig: { active: 'learnerName', direction: 'asc' } };
    const { items } = await api.admin.post('/event/nominations/paginated-list', body, { key: String(event['key']) });
    return items.map(({ certificate }) => certificate as string | null);
  };
  const download = (event: Values, query: Record<string, string> = {}, client: Client = api.admin): Promise<Answer> =>
    client.get('/event/download-certificates', { key: String(event['key']), ...query });
  /** The links that learners are sent of their certificates, when they are issued or revoked. */
  const linksTold = async (event: Values, kind = 'certificate.issued'): Promise<string[]> => {
    const notices = await noticesAbout(api, event, kind);
    return notices
      .filter(({ state }) => state !== 'Cancelled')
      .map(({ payload }) => String((payload as Values)['link']));
  };
  /** As if all that is to be told were sent by now. */
  const sendAll = () =>
    api.database
      .forTenant('rostrum')
      .updateTable('outbox')
      .set({ state: 'Sent' })
      .where('state', '=', 'Scheduled')
      .execute();
  const open = (url: string, language = 'en'): Promise<Answer> =>
    api.anonymous.send({ method: 'GET', url, headers: { 'accept-language': language } });
  return {
    ...world,
    environment,
    launch,
    aCertifiedEvent,
    attend,
    act,
    reopen,
    serials,
    download,
    linksTold,
    sendAll,
    open,
  };
}

export type CertificateWorld = Awaited<ReturnType<typeof aCertificateWorld>>;
