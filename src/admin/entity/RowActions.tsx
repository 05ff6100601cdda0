import MenuIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Action, Entity } from '#model/entity.ts';
import { nameOfRecord } from './names.ts';
import { useActionsOf, useOffered, type OfferedAction } from './record-actions.ts';

const TakeAction = lazy(async () => ({ default: (await import('./TakeAction.tsx')).TakeAction }));

/** What may be done with a row; what may not be done now stands there with the reasons. */
export function RowActions({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const actions = useActionsOf(entity, 'rows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [taken, setTaken] = useState<Action>();
  const offered = useOffered(entity, actions, record, anchor !== null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('action.menu', { name: nameOfRecord(entity, record) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {offered.map(({ action, reasons }) => (
          <ActionItem
            key={action.id}
            action={action}
            reasons={reasons}
            onTake={() => {
              setAnchor(null);
              setTaken(action);
            }}
          />
        ))}
      </Menu>
      <Suspense>
        {taken && <TakeAction entity={entity} action={taken} record={record} onEnd={() => setTaken(undefined)} />}
      </Suspense>
    </>
  );
}

/** Not disabled for the keyboard: who can't take it shall be able to read why. */
function ActionItem({ action, reasons, onTake, ...item }: OfferedAction & { onTake: () => void }) {
  const translate = useTranslate();
  const isRefused = reasons.length > 0;
  return (
    <MenuItem
      // The menu tells its children which of them has the focus.
      {...item}
      aria-disabled={isRefused}
      onClick={isRefused ? undefined : onTake}
      sx={{ whiteSpace: 'normal', maxInlineSize: 320, ...(isRefused && { cursor: 'default' }) }}
    >
      <ListItemText
        primary={translate(action.messageKey)}
        secondary={isRefused && reasons.map((key) => translate(key)).join(' · ')}
        slotProps={{ primary: { color: isRefused ? 'textSecondary' : 'textPrimary' } }}
      />
    </MenuItem>
  );
}
