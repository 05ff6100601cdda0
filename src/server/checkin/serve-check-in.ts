import type { FastifyInstance, FastifyReply } from 'fastify';
import { tidy } from '#model/text.ts';
import type { Context, Scope } from '../context.ts';
import { aboutLink } from '../links/about-link.ts';
import { answerInPages, sendPage } from '../links/answer-in-pages.ts';
import { outcomePage, type About } from '../links/link-page.ts';
import { scopeIn, secretOf } from '../links/named-tenant.ts';
import type { PageTexts } from '../links/page-texts.ts';
import { formIn, takeForms } from '../links/take-forms.ts';
import { eventOfSession, seatedBy, seatOf, type Seated } from '../stores/check-in.ts';
import { linkSecretOf } from '../stores/links.ts';
import { checkIn, type CheckedIn } from './check-in.ts';
import { ENTRY_MS, readCode, turnOf, writeCode } from './check-in-code.ts';
import { checkInPage } from './check-in-page.ts';
import { learnerKnownBy } from './check-in-pass.ts';

/** What a request is answered from. */
interface Opened extends Place {
  /** Whose phone it is, where it is known and they have a seat. */
  known: Seated | undefined;
  texts: PageTexts;
  reply: FastifyReply;
  about: About;
}

/** To what a code lets in. */
interface Place {
  scope: Scope;
  eventKey: string;
  sessionKey: string;
  /** Whether its time is over. */
  isOld: boolean;
}

/**
 * GET and POST /:code: learners check in to a session by the code that is shown in its room. GET asks who they are, and
 * gives them a while to say so; a phone that knows it needs only to be asked. Only POST marks anything.
 */
export async function serveCheckIn(app: FastifyInstance, context: Context): Promise<void> {
  takeForms(app);
  const textsFor = await answerInPages(app, context, sendBadCode);
  app.route({
    method: ['GET', 'POST'],
    url: '/:code',
    config: { isPublic: true },
    handler: async (request, reply) => {
      const texts = await textsFor(request);
      const form = formIn(request);
      const { code } = request.params as { code: string };
      const place = await placeIn(context, form ? 'entry' : 'code', form ? (form.get('entry') ?? '') : code);
      if (!place) return sendBadCode(reply, texts);
      if (place.isOld) return sendOutcome(reply.code(410), texts, ['checkIn.oldCode', 'checkIn.scanAgain']);
      const about = await aboutLink(place.scope, { ...place, actorKey: '' }, texts);
      const known = await knownBy(context, place, request.headers.cookie);
      const opened: Opened = { ...place, known, texts, reply, about };
      return form ? take(opened, form) : ask(opened, { who: '', error: undefined });
    },
  });
}

/** What a code or an entry says; undefined for one that is none, also where the session is gone. */
async function placeIn(context: Context, kind: 'code' | 'entry', text: string): Promise<Place | undefined> {
  const said = await readCode(kind, text, (id) => secretOf(context, id));
  const scope = said && scopeIn(context, said.tenant);
  const eventKey = scope && (await eventOfSession(scope, said.sessionKey));
  if (!scope || eventKey === undefined) return undefined;
  const { sessionKey, number } = said;
  const isOld = kind === 'entry' ? number <= scope.now.getTime() : number < turnOf(scope.now) - 1;
  return { scope, eventKey, sessionKey, isOld };
}

async function knownBy(context: Context, { scope, eventKey }: Place, cookie: string | undefined) {
  const secret = (id: string) => secretOf(context, id);
  const learnerKey = await learnerKnownBy({ scope, eventKey, cookie, secretOf: secret });
  return learnerKey === undefined ? undefined : seatOf(scope, eventKey, learnerKey);
}

/** Who is shown what is wrong has a while from then on. */
async function ask(opened: Opened, { who, error }: { who: string; error: string | undefined }): Promise<FastifyReply> {
  const { scope, texts, reply, sessionKey, about, known } = opened;
  const said = { tenant: scope.tenant.id, sessionKey, number: scope.now.getTime() + ENTRY_MS };
  const entry = writeCode('entry', said, await linkSecretOf(scope));
  return sendPage(
    error === undefined ? reply : reply.code(400),
    checkInPage(texts, { about, entry, known: known?.name, who, error }),
  );
}

async function take(opened: Opened, form: URLSearchParams): Promise<FastifyReply> {
  const { scope, texts, reply, eventKey, sessionKey, known } = opened;
  const given = form.get('who');
  const who = tidy(given ?? '').slice(0, MAX_WHO);
  // Who is known sends nothing but the button.
  const self = given === null ? known : undefined;
  if (who === '' && !self) return ask(opened, { who, error: 'checkIn.who.required' });
  const whoIn = (within: Scope) => (self ? seatOf(within, eventKey, self.learnerKey) : seatedBy(within, eventKey, who));
  const done = await checkIn(scope, { eventKey, sessionKey, whoIn });
  if ('name' in done) return sendDone(opened, done);
  if (done.reasons.includes('checkIn.unknown')) return ask(opened, { who, error: 'checkIn.unknown' });
  return sendOutcome(reply.code(409), texts, ['checkIn.refused', ...done.reasons]);
}

/** Characters of an employee code or an e-mail address. */
const MAX_WHO = 200;

function sendDone({ texts, reply, about }: Opened, { name, mark, isNew }: Extract<CheckedIn, { name: string }>) {
  const { translate } = texts;
  const title = translate(isNew ? `checkIn.done.${mark}` : 'checkIn.already');
  return sendPage(reply, outcomePage(texts, { title, lines: [], about: { ...about, learner: name } }));
}

function sendBadCode(reply: FastifyReply, texts: PageTexts): FastifyReply {
  return sendOutcome(reply.code(404), texts, ['checkIn.badCode', 'checkIn.scanAgain']);
}

/** A page of message keys, the title first. */
function sendOutcome(reply: FastifyReply, texts: PageTexts, [title = '', ...lines]: readonly string[]): FastifyReply {
  const { translate } = texts;
  return sendPage(reply, outcomePage(texts, { title: translate(title), lines: lines.map((key) => translate(key)) }));
}
