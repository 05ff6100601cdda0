import type { ErrorOut } from 'oidc-provider';
import type { Exchange, Site } from '../site.ts';
import { html, Html } from './html.ts';
import { mark } from './mark.ts';
import { sendPage } from './send-page.ts';

/** The sign-in was left open for too long, or was begun in another browser. */
export function showExpired(ctx: Exchange, site: Site): void {
  ctx.status = 400;
  const advice = 'Go back to the application and sign in again. Nothing is lost.';
  sendMessage(
    ctx,
    'Your sign-in page has expired',
    html`<p>${advice}</p>
      ${backTo(site)}`,
  );
}

/** A request that the provider refused, in words, with the technical reason below. */
export function showProblem(site: Site): (ctx: Exchange, out: ErrorOut) => void {
  return (ctx, { error, error_description: reason }) => {
    const advice =
      'Go back to the application and try again. If it keeps happening, tell your administrator this reason:';
    sendMessage(
      ctx,
      'We could not sign you in',
      html`<p>${advice}</p>
        <p class="problem">${reason ?? error}</p>
        ${backTo(site)}`,
    );
  };
}

/** Asks whether to sign out; when the application has proved who is asking, the page answers by itself. */
export function showSignOut(site: Site): (ctx: Exchange, form: string) => void {
  return (ctx, form) => {
    const isProven = ctx.oidc.entities.IdTokenHint !== undefined;
    sendMessage(
      ctx,
      isProven ? 'Signing out…' : 'Do you want to sign out?',
      html`<p>You leave ${site.realm.displayName} in this browser.</p>
        ${new Html(form)}
        <button class="button" id="kc-logout" type="submit" form="op.logoutForm" name="logout" value="yes">
          Sign out
        </button>
        ${isProven ? undefined : html`<p class="other"><a href="${site.realm.client.home}">Stay signed in</a></p>`}`,
      { formTargets: site.realm.client.origins, ...(isProven ? { script: confirmSignOut } : {}) },
    );
  };
}

export function showSignedOut(site: Site): (ctx: Exchange) => void {
  return (ctx) =>
    sendMessage(
      ctx,
      'You are signed out',
      html`<p>See you soon.</p>
        ${backTo(site)}`,
    );
}

const confirmSignOut = `document.getElementById('kc-logout').click()`;

function backTo({ realm }: Site): Html {
  return html`<a class="button" href="${realm.client.home}">Back to ${realm.displayName}</a>`;
}

function sendMessage(
  ctx: Exchange,
  title: string,
  content: Html,
  extras: { script?: string; formTargets?: string[] } = {},
): void {
  sendPage(ctx, {
    ...extras,
    title,
    body: html`<main>
      <div class="panel">
        <div class="brand">${mark}<b>Rostrum</b></div>
        <h1>${title}</h1>
        ${content}
      </div>
    </main>`,
  });
}
