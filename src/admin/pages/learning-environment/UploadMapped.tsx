import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { uploadCalls } from '#model/calls.ts';
import type { MappedListsProps } from './mapped.ts';
import { useRefreshLists } from './mapping-change.ts';

const UploadDialog = lazy(async () => ({
  default: (await import('../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

/** Uploads records and maps them to the learning environment at once. */
export function UploadMapped({ plural, name, environment }: MappedListsProps) {
  const translate = useTranslate();
  const refresh = useRefreshLists(name);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('mapping.upload')}
      </Button>
      <Suspense>
        {isOpen && (
          <UploadDialog
            name={name}
            calls={{ ...uploadCalls(plural), query: { key: environment.key } }}
            onUploaded={() => void refresh()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
