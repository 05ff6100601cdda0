import { lazy, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { RecordPageProps } from './EntityEdit.tsx';
import { FromQuery } from './FromQuery.tsx';

const EntityListPage = lazy(async () => ({ default: (await import('./EntityListPage.tsx')).EntityListPage }));
const EntityCreatePage = lazy(async () => ({ default: (await import('./EntityCreatePage.tsx')).EntityCreatePage }));
const EntityEditPage = lazy(async () => ({ default: (await import('./EntityEditPage.tsx')).EntityEditPage }));

interface Props {
  name: string;
  /** What shows a record with tabs of its own. */
  Record?: ComponentType<RecordPageProps>;
  /** What else can be done with the list as a whole. */
  listTools?: ReactNode;
}

/** List, new record and record of any entity. */
export function EntityPages({ name, Record, listTools }: Props) {
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        <Route
          index
          element={
            <FromQuery>
              <EntityListPage name={name} tools={listTools} />
            </FromQuery>
          }
        />
        <Route path="create" element={<EntityCreatePage name={name} />} />
        <Route path={Record ? ':key/:tab?/:part?' : ':key'} element={<EntityEditPage name={name} Record={Record} />} />
        <Route path="*" element={<Navigate to=".." replace />} />
      </Routes>
    </ResourceContextProvider>
  );
}
