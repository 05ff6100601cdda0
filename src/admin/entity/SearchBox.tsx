import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import { useListFilter } from './list-filter.ts';
import { nameOfMany } from './names.ts';

/** How long typing must rest before the list is asked, in milliseconds. */
const REST_MS = 300;

export function SearchBox({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { text, setText } = useListFilter();
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  if (entity.searchFields.length === 0) return null;
  const label = translate('list.search', { name: nameOfMany(entity, translate) });
  return (
    <OutlinedInput
      type="search"
      value={typed}
      placeholder={label}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setText(value), REST_MS);
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      inputProps={{ 'aria-label': label, maxLength: MAX_SEARCH_LENGTH }}
      sx={{ inlineSize: { xs: '100%', sm: 300 } }}
    />
  );
}
