import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { useOffers } from '../../data/useOffers.ts';
import { useMay } from '../may.ts';

const UploadDialog = lazy(async () => ({ default: (await import('./UploadDialog.tsx')).UploadDialog }));

/** Opens the upload of an entity, for those who may both create and change its records. */
export function UploadButton({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [mayCreate, mayEdit] = [useMay(entity, 'create'), useMay(entity, 'edit')];
  const isOffered = useOffers(entity.name, 'upload');
  if (!mayCreate || !mayEdit || !isOffered) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('upload.open')}
      </Button>
      <Suspense>{isOpen && <UploadDialog name={entity.name} onUploaded={refresh} onClose={close} />}</Suspense>
    </>
  );
}
