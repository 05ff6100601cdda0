import { nameOf } from '../people/claims.ts';
import { demoPassword } from '../people/demo-password.ts';
import type { Realm, RealmUser } from '../realm/realm.ts';
import { html, type Html } from './html.ts';

/** The demo users as cards; a click signs in as one of them. Without scripts they can still be read and typed. */
export function demoPeople(users: RealmUser[], roles: Realm['roles']): Html {
  return html`<section class="panel" aria-labelledby="demo-title">
    <h2 id="demo-title">Look around as…</h2>
    <p class="detail">Demo users; the password of each is <code id="demo-password">${demoPassword}</code></p>
    <ul class="people">
      ${users.map((user) => html`<li>${cardOf(user, roles)}</li>`)}
    </ul>
  </section>`;
}

function cardOf(user: RealmUser, roles: Realm['roles']): Html {
  const described = roles.filter((role) => user.roles.includes(role.name)).map((role) => role.description);
  return html`<button class="person" type="button" data-username="${user.username}">
    <span class="initials" aria-hidden="true">${initialsOf(user)}</span>
    <span>
      <span class="who"><strong>${nameOf(user)}</strong> <code>${user.username}</code></span>
      <small>${described.join(', ') || 'No role: is turned away'}</small>
    </span>
    <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M6 3.5 10.5 8 6 12.5" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" />
    </svg>
  </button>`;
}

function initialsOf({ firstName, lastName }: RealmUser): string {
  return [firstName, lastName].map((name) => name.slice(0, 1)).join('');
}

/** Fills in the form and sends it, as if typed. */
export const demoScript = `
for (const card of document.querySelectorAll('[data-username]')) {
  card.addEventListener('click', () => {
    document.getElementById('username').value = card.dataset.username;
    document.getElementById('password').value = document.getElementById('demo-password').textContent;
    document.getElementById('kc-form-login').requestSubmit();
  });
}`;
