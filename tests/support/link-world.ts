import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';
import type { Answer, Client } from './client.ts';
import { aNominationWorld, type Result } from './nomination-world.ts';
import { noticesAbout } from './notices-about.ts';
import { sendForm } from './send-form.ts';

/** What is beside a request for a link's page. */
interface Asking {
  language?: string;
  /** The address that asks. */
  from?: string;
}

/** Events with nominations, and people without an account who follow links. */
export async function aLinkWorld(api: Api) {
  const world = await aNominationWorld(api);
  const makeLink = (event: Values, asked: Values, client: Client = api.admin): Promise<Answer> =>
    world.call('make-link', event, asked, client);
  /** The path of a link. Throws when it is refused. */
  const aLink = async (event: Values, asked: Values): Promise<string> => {
    const { status, body, text } = await makeLink(event, asked);
    if (status !== 200) throw new Error(`The link was not made: ${text}`);
    return String(body['path']);
  };
  const open = (url: string, { language, from = '127.0.0.1' }: Asking = {}): Promise<Answer> =>
    api.anonymous.send({
      method: 'GET',
      url,
      remoteAddress: from,
      headers: language ? { 'accept-language': language } : {},
    });
  const answer = (url: string, form: Record<string, string>): Promise<Answer> => sendForm(api, url, form);
  /** An event whose seat is taken, and one who has the offer of another seat. */
  const anOffer = async (changes: Values = {}): Promise<[Values, Result]> => {
    const event = await world.anEvent({ maxAttendees: 1, promotion: 'OFFER', offerHours: 24, ...changes });
    const results = await world.nominate(event, await world.learners(2));
    await world.act('nominations/withdraw', event, results.slice(0, 1));
    return [event, results[1] as Result];
  };
  /** An event that asks managers, and one whose manager is asked. */
  const aRequest = async (learner: Values = {}): Promise<{ event: Values; asked: Result; manager: Values }> => {
    const manager = { name: 'Meera Iyer', email: 'meera@example.test', employeeCode: `M-${(managers += 1)}` };
    const saved = await api.admin.save('learner', manager);
    const event = await world.anEvent({ approval: 'MANAGER', channels: ['EMAIL'] });
    const people = await world.learners(1, { managerKey: saved['key'], ...learner });
    const [asked] = await world.nominate(event, people);
    return { event, asked: asked as Result, manager: saved };
  };
  /** The paths of the links in the notices of learners and managers about an event, with the kinds of the notices. */
  const linksTold = async (event: Values): Promise<[string, string | undefined][]> => {
    const notices = await noticesAbout(api, event);
    return notices
      .filter(({ recipientEntity }) => recipientEntity === 'learner' || recipientEntity === 'manager')
      .map(({ kind, payload }) => [String(kind).replace('nomination.', ''), (payload as { link?: string }).link]);
  };
  return { ...world, makeLink, aLink, open, answer, anOffer, aRequest, linksTold };
}

let managers = 0;

export type LinkWorld = Awaited<ReturnType<typeof aLinkWorld>>;

/** The headline of a page. */
export function titleOf({ text }: Answer): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(text)?.[1];
}

/** The names of what can be answered on a page. */
export function answersOn({ text }: Answer): string[] {
  return [...text.matchAll(/<button name="answer" value="(\w+)"/g)].map(([, name = '']) => name);
}
