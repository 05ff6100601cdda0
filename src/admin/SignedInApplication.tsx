import { QueryClient } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { AppRoutes } from './AppRoutes.tsx';
import { createRecord } from './entity/create-record.tsx';
import { CreateRecordContext } from './fields/create-reference.tsx';
import { useRenewals } from './data/renewed-entities.ts';
import { EntityLoaderContext } from './data/useEntity.ts';
import { SourceContext } from './data/useOffers.ts';
import { ControlTexts } from './layout/ControlTexts.tsx';
import { Look } from './layout/Look.tsx';
import { ProblemSnackbar } from './layout/ProblemSnackbar.tsx';
import { ProgressLine } from './layout/ProgressLine.tsx';
import { FailureBoundary } from './pages/FailureBoundary.tsx';
import { WaitingPage } from './pages/WaitingPage.tsx';
import type { Services } from './create-services.ts';
import { PlainTexts } from './session/PlainTexts.tsx';
import { SessionContext } from './session/SessionContext.tsx';

/** react-admin's contexts around our own routes, without its `Admin` and what that would bring. */
export function SignedInApplication({ services }: { services: Services }) {
  const { culture } = services;
  const [queries] = useState(() => new QueryClient());
  const renewals = useRenewals();
  return (
    <Look culture={culture}>
      <PlainTexts culture={culture}>
        <FailureBoundary>
          <Suspense fallback={<WaitingPage />}>
            <ReadyApplication key={renewals} services={services} queries={queries} />
          </Suspense>
        </FailureBoundary>
      </PlainTexts>
    </Look>
  );
}

function ReadyApplication({ services, queries }: { services: Services; queries: QueryClient }) {
  const { dataProvider, sourceOf, authProvider, loadEntity, store, ready } = services;
  const { translations, session } = use(ready);
  return (
    <SessionContext value={session}>
      <EntityLoaderContext value={loadEntity}>
        <SourceContext value={sourceOf}>
          <CoreAdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={translations}
            store={store}
            queryClient={queries}
          >
            <ProgressLine />
            <ControlTexts>
              <CreateRecordContext value={createRecord}>
                <AppRoutes />
              </CreateRecordContext>
            </ControlTexts>
            <ProblemSnackbar />
          </CoreAdminContext>
        </SourceContext>
      </EntityLoaderContext>
    </SessionContext>
  );
}
