import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { sessionCalls } from '#model/calls.ts';

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
      <Tooltip title={isUnsaved && translate('agenda.import.unsaved')} describeChild>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-disabled={isUnsaved}
          onClick={() => !isUnsaved && setOpen(true)}
        >
          {translate('agenda.import')}
        </Button>
      </Tooltip>
      <Suspense>
        {isOpen && (
          <UploadDialog
            name="event"
            title={translate('agenda.import')}
            calls={{ template, upload, query: { key: eventKey } }}
            onUploaded={onImported}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
