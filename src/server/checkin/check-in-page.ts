import { html, type Html } from '../links/html.ts';
import { factsOf, type About } from '../links/link-page.ts';
import { page } from '../links/page.ts';
import type { PageTexts } from '../links/page-texts.ts';

interface Asked {
  about: About;
  /** What lets who has scanned the code check in, a while after it was replaced. */
  entry: string;
  /** Whose phone it is, where it is known. */
  known: string | undefined;
  /** What was typed. */
  who: string;
  /** The message key of what is wrong with it. */
  error: string | undefined;
}

/** A page that asks who somebody is, or has who is known check in by a button alone. */
export function checkInPage(texts: PageTexts, asked: Asked): string {
  const { about, known } = asked;
  const { translate } = texts;
  const form = (field: Html | undefined, look: string): Html =>
    html`<form method="post" novalidate>
      <input type="hidden" name="entry" value="${asked.entry}" />
      ${field}
      <button class="${look}">${translate('checkIn.send')}</button>
    </form>`;
  const typed = whoField(texts, asked);
  return page(
    texts,
    translate('checkIn.title'),
    known === undefined
      ? html`${factsOf(texts, about)} ${form(typed, 'first')}`
      : html`<p>${translate('link.greeting', { name: known })}</p>
          ${factsOf(texts, about)} ${form(undefined, 'first')}
          <details ${asked.error !== undefined && html`open`}>
            <summary>${translate('checkIn.somebodyElse')}</summary>
            ${form(typed, 'other')}
          </details>`,
  );
}

function whoField({ translate }: PageTexts, { who, error }: Pick<Asked, 'who' | 'error'>): Html {
  const isUnknown = error === 'checkIn.unknown';
  return html`<label for="who">${translate('checkIn.who')}</label>
    ${
      error !== undefined &&
      html`<p class="wrong" id="who-error" role="alert">
        ${translate(error)}${isUnknown && html`. ${translate('checkIn.unknown.help')}`}
      </p>`
    }
    <input
      id="who"
      type="text"
      name="who"
      value="${who}"
      dir="auto"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      maxlength="200"
      autofocus
      ${error !== undefined && html`aria-invalid="true" aria-describedby="who-error"`}
    />`;
}
