import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptyDrawing } from '../../layout/EmptyDrawing.tsx';
import { useListFilter } from '../../entity/list-filter.ts';
import { useMappingChange } from './mapping-change.ts';

/** An empty list of mapped records, or of those that could be: why, and what to do next. */
export function NothingMapped() {
  const translate = useTranslate();
  const { text, criteria, clear } = useListFilter();
  const { verb } = useMappingChange();
  const isFiltered = text !== '' || Object.keys(criteria).length > 0;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 7, paddingInline: 2 }}>
      <EmptyDrawing />
      <Typography variant="h2" component="output">
        {translate('common.noRecords')}
      </Typography>
      <Typography color="textSecondary">
        {translate(isFiltered ? 'list.emptyFiltered' : `mapping.${verb}.none`)}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={clear}>
          {translate('list.clear')}
        </Button>
      )}
    </Stack>
  );
}
