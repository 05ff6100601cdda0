import { createHash } from 'node:crypto';
import { Html } from './html.ts';

const style = `
:root { color-scheme: light dark; --ink: #1c1b1a; --paper: #faf9f6; --quiet: #5f5b55; --accent: #0b6e69; --on: #fff; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceae6; --paper: #131516; --quiet: #b5b1aa; --accent: #5cc8be; --on: #131516; --wrong: #ffb4ab; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-inline-size: 34rem; margin-inline: auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-block: 0 1rem; }
dl { margin-block: 1rem; }
dt { color: var(--quiet); font-size: .875rem; }
dd { margin: 0 0 .75rem; }
label { display: block; font-weight: 600; }
textarea, input[type="text"] { inline-size: 100%; padding: .5rem; margin-block: .25rem 1rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--quiet); border-radius: .5rem; }
button, a.first { display: block; inline-size: 100%; min-block-size: 3rem; margin-block: .75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border: 2px solid var(--accent); border-radius: .5rem; background: transparent; color: var(--accent); cursor: pointer; }
button.first, a.first { background: var(--accent); color: var(--on); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.help { color: var(--quiet); margin-block: 0; }
form { margin-block-start: 1rem; }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; }
legend { padding: 0; margin-block-end: .25rem; font-weight: 600; }
.choice { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; font-weight: 400; cursor: pointer; }
.scale { display: flex; gap: .25rem; }
.scale .choice { flex: 1; flex-direction: column; gap: .25rem; padding-block: .5rem; border: 1px solid var(--quiet); border-radius: .5rem; }
input[type="radio"], input[type="checkbox"] { inline-size: 1.25rem; block-size: 1.25rem; flex-shrink: 0; margin: 0; accent-color: var(--accent); }
textarea { min-block-size: 6rem; }
input[type="text"] { min-block-size: 3rem; }
.summary { border: 2px solid var(--wrong); border-radius: .5rem; padding: .75rem 1rem; margin-block-end: 1.5rem; }
.summary p { margin: 0; font-weight: 600; }
.summary ul { margin: .5rem 0 0; padding-inline-start: 1.25rem; }
.summary a { color: var(--wrong); }
details { margin-block-end: 1rem; }
summary { min-block-size: 2.75rem; align-content: center; color: var(--accent); cursor: pointer; }
a.first { text-align: center; text-decoration: none; align-content: center; }
.good { color: var(--accent); font-weight: 600; }
.wrong { color: var(--wrong); font-weight: 600; }
`;

const hash = createHash('sha256').update(style).digest('base64');

/** The look of the pages, small enough to come with each of them. Its hash knows every blank: no template may indent it. */
export const pageStyle = new Html(`<style>${style}</style>`);

/** No scripts, no pictures, nothing from elsewhere; a form goes where its page came from. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
