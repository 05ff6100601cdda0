import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { FieldValue } from './FieldValue.tsx';
import { labelOf } from './names.ts';

interface Props {
  entity: Entity;
  changes: HistoryItem['changes'];
  /** There was nothing before. */
  isNew?: boolean;
}

/** What was before and what is after, field by field. */
export function FieldChanges({ entity, changes, isNew = false }: Props) {
  const translate = useTranslate();
  return changes.map(({ field: name, from, to }) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    return (
      <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{field ? labelOf(field, translate) : name}</strong>{' '}
        {!isNew && (
          <Box component="del" sx={{ color: 'text.secondary' }}>
            <FieldValue field={field} value={from} />
          </Box>
        )}{' '}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          <FieldValue field={field} value={to} />
        </Box>
      </Typography>
    );
  });
}
