import MenuIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import type { StoredView } from '#model/saved-list.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }));

interface Props {
  entity: Entity;
  view: StoredView;
  onChange: () => void;
}

/** What its owner may do with a view beside what it keeps: rename, share and remove it. */
export function ViewMenu({ entity, view, onChange }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const data = useRostrumData();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDoing, setDoing] = useState<'rename' | 'remove'>();
  const { name } = view;
  const remove = async () => {
    setDoing(undefined);
    await data.removeView(entity.name, view.key);
    onChange();
    void navigate({ search: '?filter=%7B%7D' });
  };
  const begin = (what: typeof isDoing) => {
    setAnchor(null);
    setDoing(what);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('view.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => begin('rename')}>{translate('view.rename')}</MenuItem>
        <MenuItem onClick={() => begin('remove')}>{translate('view.remove')}</MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isDoing === 'remove'}
        title={translate('delete.title')}
        text={translate('view.remove.ask', { name })}
        onConfirm={() => void remove().catch(() => {})}
        onClose={() => setDoing(undefined)}
      />
      <Suspense>
        {isDoing === 'rename' && (
          <SaveViewDialog
            entity={entity}
            view={view}
            list={view}
            onSaved={onChange}
            onClose={() => setDoing(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
