import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import type { StoredView } from '#model/saved-list.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { addressOfView } from './list-address.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { isAsSaved, useListNow } from './views.ts';

const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }));

interface Props {
  entity: Entity;
  /** The saved view that is open. */
  view: StoredView | undefined;
  onChange: () => void;
}

/** Keeps the list as it is shown: as a new view, or as what the open one shall be from now on. */
export function ViewTools({ entity, view, onChange }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { perPage } = useListContext();
  const now = useListNow(entity);
  const [isSaving, setSaving] = useState(false);
  const open = (saved: StoredView) => {
    onChange();
    void navigate({ search: addressOfView(entity, saved, perPage, saved.key) });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto', paddingInline: 1 }}>
      {view?.isMine && !isAsSaved(entity, view, now) && (
        <UpdateView entity={entity} view={{ ...view, ...now }} onSaved={onChange} />
      )}
      <Button size="small" startIcon={<SaveIcon />} aria-haspopup="dialog" onClick={() => setSaving(true)}>
        {translate('view.save')}
      </Button>
      {view?.isMine && <ViewMenu entity={entity} view={view} onChange={onChange} />}
      <Suspense>
        {isSaving && <SaveViewDialog entity={entity} list={now} onSaved={open} onClose={() => setSaving(false)} />}
      </Suspense>
    </Box>
  );
}

function UpdateView({ entity, view, onSaved }: { entity: Entity; view: StoredView; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useRostrumData();
  const [isPending, setPending] = useState(false);
  const update = async () => {
    setPending(true);
    const { owner: _owner, isMine: _isMine, ...kept } = view;
    const saved = await data.saveView(entity.name, kept).catch(() => undefined);
    setPending(false);
    if (!saved) return;
    notify('view.updated', { type: 'success' });
    onSaved();
  };
  return (
    <Button size="small" variant="outlined" loading={isPending} onClick={() => void update()}>
      {translate('view.update')}
    </Button>
  );
}
