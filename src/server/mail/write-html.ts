import { html, type Html } from '../links/html.ts';
import type { FilledMail, Line } from './fill-template.ts';
import type { MailCulture } from './mail-culture.ts';

/**
 * A mail as one column of HTML. Colours stand at each element, for many programs drop style sheets; those that keep them
 * and are dark take the ones of the media query. Language and direction are repeated within, where `html` is dropped.
 */
export function writeHtml(mail: FilledMail, { language, direction }: MailCulture): string {
  const { subject, paragraphs, parts = [] } = mail;
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background-color: #131516 !important;
            }
            .sheet {
              background-color: #1b1e20 !important;
              border-color: #2d3134 !important;
              color: #eceae6 !important;
            }
            .part {
              border-color: #2d3134 !important;
            }
            .button {
              background-color: #5cc8be !important;
              color: #131516 !important;
            }
          }
        </style>
      </head>
      <body class="page" style="margin: 0; background-color: #faf9f6;">
        <div role="article" aria-label="${subject}" lang="${language}" dir="${direction}">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td align="center" style="padding: 24px 12px;">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width: 560px;"
                >
                  <tr>
                    <td class="sheet" dir="${direction}" style="${sheet}">
                      <h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.3;">${subject}</h1>
                      ${paragraphs.map((lines) => paragraph(lines))} ${parts.map((part) => section(part))}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `.text;
}

const sheet =
  'background-color: #ffffff; border: 1px solid #e5e1d8; border-radius: 8px; padding: 24px; color: #1c1b1a; font: 16px/1.5 system-ui, -apple-system, Segoe UI, sans-serif; text-align: start; overflow-wrap: anywhere;';

function section({ subject, paragraphs }: FilledMail): Html {
  return html`<h2 class="part" style="${heading}">${subject}</h2>
    ${paragraphs.map((lines) => paragraph(lines))} `;
}

const heading =
  'margin: 24px 0 12px; border-top: 1px solid #e5e1d8; padding-top: 20px; font-size: 17px; line-height: 1.3;';

/** What somebody typed reads in the direction of its own language. */
function paragraph(lines: readonly Line[]): Html {
  const parts = lines.map((line, index) => html`${index > 0 && html`<br /> `}${written(line)}`);
  const direction = lines.every((line) => 'text' in line && line.isTyped) && html` dir="auto"`;
  return html`<p${direction} style="margin: 0 0 16px;">${parts}</p> `;
}

function written(line: Line): Html {
  if ('text' in line) return html`${line.text}`;
  return html`<a class="button" href="${line.address}" style="${button}">${line.label}</a>`;
}

const button =
  'margin: 4px 0; display: inline-block; padding: 12px 20px; border-radius: 8px; background-color: #0b6e69; color: #ffffff; font-weight: 600; text-decoration: none;';
