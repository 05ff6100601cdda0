import SortIcon from '@mui/icons-material/SwapVert';
import NativeSelect from '@mui/material/NativeSelect';
import { useListContext, useTranslate, type SortPayload } from 'react-admin';
import { isSortable, type Entity, type Field } from '#model/entity.ts';
import { labelOf } from './names.ts';

interface Props {
  entity: Entity;
  columns: readonly Field[];
}

/** What the heads of a table do for cards: by what they are sorted, up or down. */
export function SortChoice({ entity, columns }: Props) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const fields = entity.fields.filter(
    (field) => field.name === sort.field || (isSortable(field) && columns.includes(field)),
  );
  return (
    <NativeSelect
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => setSort(sortIn(target.value))}
      disableUnderline
      startAdornment={<SortIcon fontSize="small" sx={{ color: 'text.secondary', marginInlineEnd: 0.5 }} />}
      inputProps={{ 'aria-label': translate('list.sort') }}
      sx={{ typography: 'body2', marginInlineStart: 'auto', minInlineSize: 0 }}
    >
      {fields.flatMap((field) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <option key={`${field.name} ${order}`} value={`${field.name} ${order}`}>
            {translate(`list.sort.${order}`, { name: labelOf(field, translate) })}
          </option>
        )),
      )}
    </NativeSelect>
  );
}

function sortIn(value: string): SortPayload {
  const [field = '', order] = value.split(' ');
  return { field, order: order === 'ASC' ? 'ASC' : 'DESC' };
}
