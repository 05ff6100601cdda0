import { randomBytes } from 'node:crypto';
import type { Exchange } from '../site.ts';
import { html, Html } from './html.ts';

/** Sends an invisible page that only runs a script, to be framed by the application. */
export function sendFrame(ctx: Exchange, script: string, applicationOrigins: string[]): void {
  const nonce = randomBytes(16).toString('base64');
  const ancestors = ["'self'", ...applicationOrigins].join(' ');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors ${ancestors}`;
  ctx.set('Content-Security-Policy', policy);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = html`<!doctype html>
    <html lang="en">
      <title>Rostrum</title>
      <script nonce="${nonce}">
        ${new Html(script)};
      </script>
    </html>`.text;
}
