import { randomBytes } from 'node:crypto';
import type { Exchange } from '../site.ts';
import { html, Html } from './html.ts';
import { favicon } from './mark.ts';
import { style } from './style.ts';

export interface Page {
  title: string;
  body: Html;
  /** Plain JavaScript of our own; never put a value into it. */
  script?: string;
  /** Origins, besides the provider's own, to which a form of the page may lead. */
  formTargets?: string[];
}

/** Sends a whole page. Nothing in it comes from elsewhere, and nothing runs that was not written here. */
export function sendPage(ctx: Exchange, page: Page): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set('Content-Security-Policy', policy(nonce, page.formTargets ?? []));
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('X-Content-Type-Options', 'nosniff');
  // 'no-referrer' would turn the Origin of the form into "null".
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = documentOf(page, nonce).text;
}

/** Chromium applies form-action to the redirects behind a form too, hence the targets. */
function policy(nonce: string, formTargets: string[]): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function documentOf({ title, body, script }: Page, nonce: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Rostrum</title>
        <link rel="icon" href="${favicon}" />
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        ${body}
        ${
          script === undefined
            ? undefined
            : html`<script nonce="${nonce}">
                ${new Html(script)};
              </script>`
        }
      </body>
    </html>`;
}
