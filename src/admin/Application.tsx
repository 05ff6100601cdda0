import { useState } from 'react';
import type { Start } from './startup/start-up.ts';
import { createServices } from './create-services.ts';
import { SignedInApplication } from './SignedInApplication.tsx';
import { Look } from './layout/Look.tsx';
import { PlainTexts } from './session/PlainTexts.tsx';
import { UnauthorizedPage } from './pages/UnauthorizedPage.tsx';

/** The whole application, or the one page that is shown to whom the start-up turned away. */
export function Application({ start }: { start: Exclude<Start, { outcome: 'left' }> }) {
  const [services] = useState(() => (start.outcome === 'signedIn' ? createServices(start) : undefined));
  if (services) return <SignedInApplication services={services} />;
  return (
    <Look culture="en">
      <PlainTexts>
        <UnauthorizedPage />
      </PlainTexts>
    </Look>
  );
}
