import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { sessionColumns } from '#model/agenda/session-columns.ts';
import { sessionCalls } from '#model/calls.ts';
import { SavedOnly } from './SavedOnly.tsx';

const UploadDialog = lazy(async () => ({
  default: (await import('../../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

interface Props {
  eventKey: string;
  /** Whether there are changes that the imported sessions would push aside. */
  isUnsaved: boolean;
  onImported: () => void;
}

/** Adds the sessions of a CSV file, after a look at what it would do. */
export function ImportSessions({ eventKey, isUnsaved, onImported }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { sessionsTemplate: template, importSessions: upload } = sessionCalls;
  return (
    <>
      <SavedOnly isUnsaved={isUnsaved} aria-haspopup="dialog" onTake={() => setOpen(true)}>
        {translate('agenda.import')}
      </SavedOnly>
      <Suspense>
        {isOpen && (
          <UploadDialog
            name="event"
            title={translate('agenda.import')}
            columns={sessionColumns}
            calls={{ template, upload, query: { key: eventKey } }}
            onUploaded={onImported}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
