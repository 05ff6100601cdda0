import PartlyIcon from '@mui/icons-material/IndeterminateCheckBox';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';

/** Marks or unmarks all rows of this page; those marked on other pages stay. */
export function MarkPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const marked = ids.filter((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  const isPartly = marked.length > 0 && marked.length < ids.length;
  return (
    <Checkbox
      checked={ids.length > 0 && marked.length === ids.length}
      {...(isPartly && { icon: <PartlyIcon color="primary" /> })}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
      slotProps={{
        input: {
          'aria-label': translate('list.selectPage'),
          ref: (input: HTMLInputElement | null) => showPartly(input, isPartly),
        },
      }}
    />
  );
}

/** The browser's own mixed state, which assistive technology reads; MUI would claim it beside an unchecked box. */
function showPartly(input: HTMLInputElement | null, isPartly: boolean): void {
  if (input) input.indeterminate = isPartly;
}
