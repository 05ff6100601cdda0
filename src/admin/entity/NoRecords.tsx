import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { EmptyDrawing } from '../layout/EmptyDrawing.tsx';
import { useListFilter } from './list-filter.ts';
import { useMay } from './may.ts';
import { nameOfOne } from './names.ts';

/** An empty list: one line, one drawing, and the next step as a button. */
export function NoRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { text, criteria, clear } = useListFilter();
  const mayCreate = useMay(entity, 'create');
  const isFiltered = text !== '' || Object.keys(criteria).length > 0;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 7, paddingInline: 2 }}>
      <EmptyDrawing />
      <Typography variant="h2" component="output">
        {translate('common.noRecords')}
      </Typography>
      {isFiltered && <Typography color="textSecondary">{translate('list.emptyFiltered')}</Typography>}
      {isFiltered && (
        <Button variant="outlined" onClick={clear}>
          {translate('list.clear')}
        </Button>
      )}
      {!isFiltered && mayCreate && (
        <Button component={Link} to="create" variant="contained">
          {translate('list.add', { name: nameOfOne(entity, translate) })}
        </Button>
      )}
    </Stack>
  );
}
