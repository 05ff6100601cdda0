import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { nominationCalls } from '#model/calls.ts';

const UploadDialog = lazy(async () => ({
  default: (await import('../../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

/** Nominates the learners of a file, after a look at what it would do. */
export function UploadNominations({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const { template, upload } = nominationCalls;
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('administration.upload')}
      </Button>
      <Suspense>
        {isOpen && (
          <UploadDialog
            name="nomination"
            title={translate('administration.upload')}
            calls={{ template, upload, query: { key: eventKey } }}
            onUploaded={refresh}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
