/** First step of keycloak-js's probe for third-party cookies: the cookie is set, now look whether it comes back. */
export const cookieProbeStart = "location.replace('step2.html')";

export function cookieProbeAnswer(works: boolean): string {
  return works ? "parent.postMessage('supported', '*')" : "parent.postMessage('unsupported', '*')";
}

/** Answers the application's "{clientId} {sessionState}" with what the session check says. */
export const sessionFrameScript = `
addEventListener('message', async (event) => {
  const [client, sessionState = ''] = String(event.data).split(' ');
  const asked = new URLSearchParams({ client_id: client, origin: event.origin, session_state: sessionState });
  const answers = { 200: 'changed', 204: 'unchanged' };
  const answer = await fetch('login-status-iframe.html/init?' + asked).then(
    (response) => answers[response.status] ?? 'error',
    () => 'error',
  );
  event.source.postMessage(answer, event.origin);
});`;
