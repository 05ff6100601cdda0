import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import type { Entity, Field } from '#model/entity.ts';
import { useColumns } from './columns.ts';
import { labelOf } from './names.ts';

interface Props {
  entity: Entity;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Every field of the list: shown or not, and its place among the columns. */
export function ColumnsPopover({ entity, anchor, onClose }: Props) {
  const translate = useTranslate();
  const { shown, offered, choose } = useColumns(entity);
  const names = shown.slice(1).map(({ name }) => name);
  const move = (place: number, step: 1 | -1) => {
    const [name = ''] = names.slice(place);
    choose(names.toSpliced(place, 1).toSpliced(place + step, 0, name));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('list.columns.shown') } }}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 1, minInlineSize: 280 }}>
        {offered.map((field) => (
          <Column
            key={field.name}
            field={field}
            place={names.indexOf(field.name)}
            count={names.length}
            onToggle={(isShown) =>
              choose(isShown ? [...names, field.name] : names.filter((name) => name !== field.name))
            }
            onMove={(step) => move(names.indexOf(field.name), step)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', padding: 1, paddingBlockStart: 0 }}>
        <Button onClick={() => choose(undefined)}>{translate('list.columns.reset')}</Button>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </Box>
    </Popover>
  );
}

interface ColumnProps {
  field: Field;
  /** Among the columns that are shown; -1 when it is not. */
  place: number;
  count: number;
  onToggle: (isShown: boolean) => void;
  onMove: (step: 1 | -1) => void;
}

function Column({ field, place, count, onToggle, onMove }: ColumnProps) {
  const translate = useTranslate();
  const name = labelOf(field, translate);
  const isShown = place >= 0;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        label={name}
        control={<Checkbox checked={isShown} onChange={({ target }) => onToggle(target.checked)} />}
        sx={{ flex: 1, marginInlineStart: 0 }}
      />
      {isShown && (
        <>
          <IconButton
            size="small"
            disabled={place === 0}
            onClick={() => onMove(-1)}
            aria-label={translate('list.columns.up', { name })}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={place === count - 1}
            onClick={() => onMove(1)}
            aria-label={translate('list.columns.down', { name })}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
