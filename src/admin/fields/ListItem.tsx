import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldError } from './field-error.ts';
import type { InputProps } from './field-props.ts';
import { NestedFields } from './NestedFields.tsx';

/** From one place of a list to the next one, counted from 0. */
export interface Move {
  from: number;
  to: number;
}

interface Props extends InputProps {
  index: number;
  /** How many items the list has. */
  count: number;
  /** The move that has just brought it here. */
  moved: Move | undefined;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One record of a list: its fields, and its place among the others. */
export function ListItem({ field, name, index, count, moved, onMove, onRemove }: Props) {
  const translate = useTranslate();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  // Moving an element takes the focus from it, and at either end one of the buttons has nothing left to do.
  useEffect(() => {
    if (!moved) return;
    const [same, other] = moved.to > moved.from ? [down, up] : [up, down];
    (same.current?.disabled ? other : same).current?.focus();
  }, [moved]);
  const number = index + 1;
  const error = useFieldError(field, `${name}.${index}`);
  return (
    <Box component="fieldset" sx={card} data-path={`${name}.${index}`}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, paddingInline: 0.5 }}>
        {translate('form.item', { number })}
      </Typography>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <NestedFields field={field} name={`${name}.${index}`} />
      <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end', marginBlockStart: 1 }}>
        <IconButton
          ref={up}
          size="small"
          disabled={index === 0}
          onClick={() => onMove(-1)}
          aria-label={translate('form.item.up', { number })}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          ref={down}
          size="small"
          disabled={number === count}
          onClick={() => onMove(1)}
          aria-label={translate('form.item.down', { number })}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" onClick={onRemove} aria-label={translate('form.item.remove', { number })}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const card = {
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingInline: 2,
  paddingBlock: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
