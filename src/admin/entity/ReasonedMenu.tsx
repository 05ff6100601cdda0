import MenuIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

export interface ReasonedItem {
  id: string;
  text: string;
  /** Message keys of every reason against it; empty when it may be taken. */
  reasons: readonly string[];
  onTake: () => void;
}

interface Props {
  /** Of the record. */
  name: string;
  items: readonly ReasonedItem[];
  /** Told whether it is open. */
  onToggle?: (isOpen: boolean) => void;
}

/** What may be done with a row; what may not be done now stands there with the reasons. */
export function ReasonedMenu({ name, items, onToggle }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (element: HTMLElement | null) => {
    setAnchor(element);
    onToggle?.(element !== null);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('action.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => toggle(null)}
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {items.map(({ id, text, reasons, onTake }) => (
          <Item
            key={id}
            text={text}
            reasons={reasons}
            onTake={() => {
              toggle(null);
              onTake();
            }}
          />
        ))}
      </Menu>
    </>
  );
}

/** Not disabled for the keyboard: who can't take it shall be able to read why. */
function Item({ text, reasons, onTake, ...item }: Omit<ReasonedItem, 'id'>) {
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
        primary={text}
        secondary={isRefused && reasons.map((key) => translate(key)).join(' · ')}
        slotProps={{ primary: { color: isRefused ? 'textSecondary' : 'textPrimary' } }}
      />
    </MenuItem>
  );
}
