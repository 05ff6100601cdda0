import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { labelOf } from './names.ts';

/** Says which fields of a saved view or an old link could not be asked for. */
export function DroppedNotice({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { dropped = [] } = (location.state ?? {}) as { dropped?: string[] };
  if (dropped.length === 0) return null;
  const names = dropped.map((name) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    return field ? labelOf(field, translate) : name;
  });
  return (
    <Box sx={notice}>
      <output>{translate('view.dropped', { names: names.join(', ') })}</output>
      <Button size="small" onClick={() => void navigate({ search: location.search }, { replace: true })}>
        {translate('common.close')}
      </Button>
    </Box>
  );
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingInline: 1.75,
  paddingBlock: 0.75,
  borderInlineStart: '4px solid',
  borderColor: 'warning.main',
  backgroundColor: 'sunken',
  typography: 'body2',
} as const;
