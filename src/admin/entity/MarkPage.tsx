import { useListContext, useTranslate } from 'react-admin';
import { MarkBox } from './MarkBox.tsx';

/** Marks or unmarks all rows of this page; those marked on other pages stay. */
export function MarkPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const all = new Set(selectedIds);
  const marked = ids.filter((id) => all.has(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <MarkBox
      checked={ids.length > 0 && marked === ids.length}
      ref={(input) => showPartly(input, marked > 0 && marked < ids.length)}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
      aria-label={translate('list.selectPage')}
    />
  );
}

/** The browser's own mixed state, which assistive technology reads. */
function showPartly(input: HTMLInputElement | null, isPartly: boolean): void {
  if (input) input.indeterminate = isPartly;
}
