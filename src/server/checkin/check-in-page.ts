import { html } from '../links/html.ts';
import { factsOf, type About } from '../links/link-page.ts';
import { page } from '../links/page.ts';
import type { PageTexts } from '../links/page-texts.ts';

interface Asked {
  about: About;
  /** What lets who has scanned the code check in, a while after it was replaced. */
  entry: string;
  /** What was typed. */
  who: string;
  /** The message key of what is wrong with it. */
  error: string | undefined;
}

/** A page that asks who somebody is. */
export function checkInPage(texts: PageTexts, { about, entry, who, error }: Asked): string {
  const { translate } = texts;
  const isUnknown = error === 'checkIn.unknown';
  return page(
    texts,
    translate('checkIn.title'),
    html`${factsOf(texts, about)}
      <form method="post" novalidate>
        <input type="hidden" name="entry" value="${entry}" />
        <label for="who">${translate('checkIn.who')}</label>
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
        />
        <button class="first">${translate('checkIn.send')}</button>
      </form>`,
  );
}
