import { lazy, Suspense, type ReactNode } from 'react';
import type { Creating } from '../fields/create-reference.tsx';

const CreateRecordDialog = lazy(async () => ({
  default: (await import('./CreateRecordDialog.tsx')).CreateRecordDialog,
}));

/** The dialog for a new record, loaded when it is first wanted; what is around it stays meanwhile. */
export function createRecord(creating: Creating): ReactNode {
  return (
    <Suspense>
      <CreateRecordDialog {...creating} />
    </Suspense>
  );
}
