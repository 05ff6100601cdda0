import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { filesOf, wordsOf, type MappedListsProps } from './mapped.ts';
import { useRefreshLists } from './mapping-change.ts';

const UploadDialog = lazy(async () => ({
  default: (await import('../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

/** Uploads a file whose records are mapped to the owner at once. */
export function UploadMapped({ plural, name, owner }: MappedListsProps) {
  const translate = useTranslate();
  const title = translate(wordsOf[owner.entity]('upload'));
  const refresh = useRefreshLists(name);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Suspense>
        {isOpen && (
          <UploadDialog
            name={name}
            {...(owner.entity !== 'learning-environment' && { title })}
            calls={{ ...filesOf[owner.entity](plural), query: { key: owner.key } }}
            onUploaded={() => void refresh()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
