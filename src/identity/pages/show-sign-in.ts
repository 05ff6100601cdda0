import { hasDemoPassword } from '../people/demo-password.ts';
import type { Exchange, Site } from '../site.ts';
import { demoPeople, demoScript } from './demo-people.ts';
import { html, type Html } from './html.ts';
import { mark } from './mark.ts';
import { sendPage } from './send-page.ts';

interface SignInForm {
  action: string;
  username: string;
  problem?: string;
}

/** The sign-in page; ids and field names are Keycloak's. */
export function showSignIn(ctx: Exchange, { realm }: Site, form: SignInForm): void {
  const demoUsers = realm.users.filter(hasDemoPassword);
  const hasDemo = demoUsers.length > 0;
  sendPage(ctx, {
    title: form.problem === undefined ? 'Sign in' : 'Error: Sign in',
    formTargets: realm.client.origins,
    ...(hasDemo ? { script: demoScript } : {}),
    body: html`<main class="${hasDemo ? 'wide' : ''}">
      <div class="panel">
        <div class="brand">${mark}<b>Rostrum</b></div>
        <h1>Sign in</h1>
        <p>to ${realm.displayName}</p>
        ${formOf(form)}
      </div>
      ${hasDemo ? demoPeople(demoUsers, realm.roles) : undefined}
    </main>`,
  });
}

function formOf({ action, username, problem }: SignInForm): Html {
  const failed = problem !== undefined;
  const invalid = failed ? html`aria-invalid="true" aria-describedby="input-error"` : undefined;
  const startsAtPassword = username !== '';
  return html`${failed ? html`<p class="problem" id="input-error" role="alert">${problem}</p>` : undefined}
    <form id="kc-form-login" method="post" action="${action}">
      <label for="username">User name or e-mail</label>
      <input
        id="username"
        name="username"
        type="text"
        value="${username}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        ${startsAtPassword ? undefined : html`autofocus`}
        ${invalid}
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        ${startsAtPassword ? html`autofocus` : undefined}
        ${invalid}
      />
      <button class="button" id="kc-login" type="submit">Sign in</button>
    </form>`;
}
