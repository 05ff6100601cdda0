import { useState } from 'react';
import { DEFAULT_CULTURE } from '#model/limits.ts';
import { readCookies } from './startup/cookies.ts';
import { isLanguageTag } from './startup/resolve-settings.ts';
import type { Start } from './startup/start-up.ts';
import { createServices } from './create-services.ts';
import { SignedInApplication } from './SignedInApplication.tsx';
import { Look } from './layout/Look.tsx';
import { PlainTexts } from './session/PlainTexts.tsx';
import { SignedOutPage } from './pages/SignedOutPage.tsx';
import { UnauthorizedPage } from './pages/UnauthorizedPage.tsx';

/** The whole application, or the one page that is shown to whom the start-up did not sign in. */
export function Application({ start }: { start: Exclude<Start, { outcome: 'left' }> }) {
  const [services] = useState(() => (start.outcome === 'signedIn' ? createServices(start) : undefined));
  if (services) return <SignedInApplication services={services} />;
  const culture = keptCulture();
  return (
    <Look culture={culture}>
      <PlainTexts culture={culture}>
        {start.outcome === 'signedOut' ? <SignedOutPage /> : <UnauthorizedPage />}
      </PlainTexts>
    </Look>
  );
}

/** The culture of the last visit; English when there was none. */
function keptCulture(): string {
  const { cultureName = '' } = readCookies(document.cookie);
  return isLanguageTag(cultureName) ? cultureName : DEFAULT_CULTURE;
}
