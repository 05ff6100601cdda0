import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '#model/entity.ts';

const ColumnsPopover = lazy(async () => ({ default: (await import('./ColumnsPopover.tsx')).ColumnsPopover }));

/** Which columns the list shows, and in which order. */
export function ColumnsButton({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ marginInlineStart: 'auto' }}
      >
        {translate('list.columns')}
      </Button>
      <Suspense>
        {anchor && <ColumnsPopover entity={entity} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  );
}
