import { html, type Html } from './html.ts';
import type { PageTexts } from './page-texts.ts';
import { pageStyle } from './page-style.ts';

/** A page for somebody without an account, under a headline. */
export function page({ language, direction, translate }: PageTexts, title: string, content: Html): string {
  const name = translate('app.name');
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} – ${name}</title>
        ${pageStyle}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

/** Facts by the message keys of what they are; those without a value are left out. */
export function factList(
  { translate }: PageTexts,
  facts: readonly (readonly [label: string, value: string | undefined])[],
): Html {
  return html`<dl>
    ${facts.map(([label, value]) =>
      value
        ? html`<dt>${translate(label)}</dt>
            <dd><bdi>${value}</bdi></dd>`
        : html``,
    )}
  </dl>`;
}
