import { MAX_REASON } from '#model/limits.ts';
import { html, type Html } from './html.ts';
import { factList, page } from './page.ts';
import type { PageTexts } from './page-texts.ts';

/** What a link is about, in words. */
export interface About {
  /** Who acts. */
  actor: string;
  /** Absent where that is the actor. */
  learner: string | undefined;
  event: string;
  /** Absent where it is about the event as a whole. */
  session: string | undefined;
  when: string | undefined;
  where: string | undefined;
  /** Until when one may nominate oneself. */
  registrationUntil: string | undefined;
  /** A state's message key. */
  state: string | undefined;
  /** Until when an offer is held. */
  until: string | undefined;
}

/** The question of a link. */
interface Question {
  title: string;
  about: About;
  /** What can be answered: the names of buttons, each with its text. */
  answers: readonly { name: string; text: string }[];
  /** What was typed as reason, where one is asked for, and what is wrong with it. */
  reason: { value: string; error: string | undefined } | undefined;
}

/** A page that asks: what it is about, and a button for each answer. */
export function questionPage(texts: PageTexts, { title, about, answers, reason }: Question): string {
  const { translate } = texts;
  return page(
    texts,
    title,
    html`<p>${translate('link.greeting', { name: about.actor })}</p>
      ${factsOf(texts, about)}
      <form method="post">
        ${reason && reasonField(texts, reason)}
        ${answers.map(
          ({ name, text }, index) =>
            html`<button name="answer" value="${name}" class="${index === 0 ? 'first' : 'other'}">${text}</button>`,
        )}
      </form>`,
  );
}

function reasonField({ translate }: PageTexts, { value, error }: NonNullable<Question['reason']>): Html {
  const described = error === undefined ? 'reason-help' : 'reason-error reason-help';
  return html`<label for="reason">${translate('link.reason')}</label>
    ${error !== undefined && html`<p class="wrong" id="reason-error" role="alert">${translate(error)}</p>`}
    <p class="help" id="reason-help">${translate('link.reason.help')}</p>
    <textarea
      id="reason"
      name="reason"
      maxlength="${String(MAX_REASON)}"
      aria-describedby="${described}"
      ${error !== undefined && html`aria-invalid="true" autofocus`}
    >
${value}</textarea>`;
}

/** A page that tells how something ended. */
export function outcomePage(texts: PageTexts, { title, lines, about }: Outcome): string {
  const said = lines.map((line) => html`<p>${line}</p>`);
  return page(
    texts,
    title,
    html`<div role="status">${said}</div>
      ${about && factsOf(texts, about)}`,
  );
}

interface Outcome {
  title: string;
  lines: readonly string[];
  about?: About | undefined;
}

/** What a page is about, as a list. */
export function factsOf(texts: PageTexts, about: About): Html {
  return factList(texts, [
    ['link.learner', about.learner],
    ['link.event', about.event],
    ['link.session', about.session],
    ['link.when', about.when],
    ['link.where', about.where],
    ['link.registrationUntil', about.registrationUntil],
    ['link.state', about.state && texts.translate(about.state)],
    ['link.offer.until', about.until],
  ]);
}
