import { lazy } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FromQuery } from './FromQuery.tsx';

const EntityListPage = lazy(async () => ({ default: (await import('./EntityListPage.tsx')).EntityListPage }));
const EntityCreatePage = lazy(async () => ({ default: (await import('./EntityCreatePage.tsx')).EntityCreatePage }));
const EntityEditPage = lazy(async () => ({ default: (await import('./EntityEditPage.tsx')).EntityEditPage }));

/** List, new record and record of any entity. */
export function EntityPages({ name }: { name: string }) {
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        <Route
          index
          element={
            <FromQuery>
              <EntityListPage name={name} />
            </FromQuery>
          }
        />
        <Route path="create" element={<EntityCreatePage name={name} />} />
        <Route path=":key" element={<EntityEditPage name={name} />} />
        <Route path="*" element={<Navigate to=".." replace />} />
      </Routes>
    </ResourceContextProvider>
  );
}
