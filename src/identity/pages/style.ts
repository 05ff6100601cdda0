import { Html } from './html.ts';

const light = `
  --page: #faf9f6; --surface: #ffffff; --ink: #1c1b1a; --muted: #5f5b55; --line: #e5e1d8; --edge: #8a857c;
  --primary: #0b6e69; --primary-hover: #095a56; --on-primary: #ffffff; --tint: #eef5f3; --danger: #b3261e;
  --danger-tint: #fcf1ef; --glow: #f1ede3; --shadow: 0 1px 2px rgb(28 27 26 / 5%), 0 12px 32px rgb(28 27 26 / 7%);`;

const dark = `
  --page: #131516; --surface: #1b1e20; --ink: #eceae6; --muted: #a9a59e; --line: #2d3134; --edge: #757b80;
  --primary: #5cc8be; --primary-hover: #7bd6cd; --on-primary: #0b1f1d; --tint: #1f2b2b; --danger: #ffb4ab;
  --danger-tint: #33201e; --glow: #1a1d1e; --shadow: 0 12px 32px rgb(0 0 0 / 35%);`;

/** Warm paper and ink, for every page of the provider. */
export const style = new Html(`
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }

* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 40px 20px; display: grid; place-items: center;
  color: var(--ink); background: radial-gradient(60rem 40rem at 50% -10%, var(--glow), transparent 70%) var(--page);
  font: 16px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-font-smoothing: antialiased;
}
main {
  width: 100%; max-width: 25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: var(--shadow); overflow: hidden;
}
main.wide { max-width: 56rem; display: grid; grid-template-columns: 1fr 1.1fr; }
.panel { padding: 40px; }
.panel + .panel { border-inline-start: 1px solid var(--line); background: var(--page); }

.brand { display: flex; align-items: center; gap: 12px; margin: 0 0 32px; }
.brand .mark { width: 32px; height: 32px; flex: none; color: var(--primary); }
.brand b { font-size: 18px; font-weight: 650; letter-spacing: -0.01em; }
h1 { margin: 0; font-size: 24px; line-height: 1.25; font-weight: 650; letter-spacing: -0.015em; text-wrap: balance; }
h2 { margin: 0; font-size: 16px; font-weight: 650; }
p { margin: 8px 0 0; color: var(--muted); overflow-wrap: anywhere; }
code { font: 13.5px ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace; color: var(--ink); }
.detail { font-size: 13.5px; }

label { display: block; margin: 22px 0 6px; font-size: 14px; font-weight: 550; }
input:not([type='hidden']) {
  width: 100%; height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: 8px;
}
input:hover { border-color: var(--muted); }
input[aria-invalid='true'] { border-color: var(--danger); }

.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; margin-top: 28px;
  padding: 8px 16px; font: inherit; font-weight: 600; text-decoration: none; color: var(--on-primary);
  background: var(--primary); border: 0; border-radius: 8px; cursor: pointer; transition: background 140ms ease-out;
}
.button:hover { background: var(--primary-hover); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
a:not(.button) { color: var(--primary); }
.other { margin-top: 16px; text-align: center; }

.problem {
  margin: 20px 0 0; padding: 10px 14px; font-size: 14.5px; color: var(--danger); background: var(--danger-tint);
  border-inline-start: 3px solid var(--danger); border-radius: 4px;
}

.people { margin: 20px 0 0; padding: 0; list-style: none; display: grid; gap: 10px; }
.person {
  display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 14px; width: 100%; padding: 12px 14px;
  font: inherit; text-align: start; color: inherit; background: var(--surface); border: 1px solid var(--line);
  border-radius: 8px; cursor: pointer; transition: border-color 140ms ease-out, background 140ms ease-out;
}
.person:hover { border-color: var(--primary); background: var(--tint); }
.initials {
  display: grid; place-items: center; width: 38px; height: 38px; border-radius: 50%; color: var(--primary);
  background: var(--tint); font-size: 13.5px; font-weight: 650; letter-spacing: 0.02em;
}
.person:hover .initials { background: var(--surface); }
.person .who { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 10px; }
.person strong { font-weight: 600; line-height: 1.35; }
.person code { font-size: 12.5px; color: var(--muted); }
.person small { display: block; font-size: 13px; line-height: 1.4; color: var(--muted); }
.person .arrow { width: 16px; height: 16px; color: var(--muted); transition: transform 140ms ease-out; }
.person:hover .arrow { color: var(--primary); transform: translateX(2px); }

@media (max-width: 46rem) {
  body { padding: 0; place-items: start stretch; background: var(--surface); }
  main, main.wide { display: block; max-width: 30rem; margin-inline: auto; border: 0; border-radius: 0; box-shadow: none; background: none; }
  .panel { padding: 32px 24px; }
  .brand { margin-bottom: 28px; }
  .panel + .panel { border: 0; border-top: 1px solid var(--line); background: none; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`);
