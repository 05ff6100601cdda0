import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { nameOfOne } from './names.ts';
import { ExportButton } from './ExportButton.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { useMay } from './may.ts';
import { UploadButton } from './upload/UploadButton.tsx';

/** Title with the count, and what can be done with the list as a whole. */
export function ListHead({ entity, children }: { entity: Entity; children?: ReactNode }) {
  const translate = useTranslate();
  const { total } = useListContext();
  const { culture } = useSession();
  const [mayCreate, mayExport] = [useMay(entity, 'create'), useMay(entity, 'export')];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, marginBlockEnd: 2 }}>
      <Typography variant="h1">{translate(`${entity.keys}.plural`)}</Typography>
      <Box component="output" aria-label={translate('list.count', { smart_count: total ?? 0 })} sx={count}>
        {total?.toLocaleString(culture)}
      </Box>
      {children}
      <UploadButton entity={entity} />
      {mayExport && <ExportButton entity={entity} />}
      {mayCreate && (
        <Button component={Link} to="create" variant="contained" startIcon={<AddIcon />}>
          {translate('list.add', { name: nameOfOne(entity, translate) })}
        </Button>
      )}
    </Box>
  );
}

const count = {
  marginInlineEnd: 'auto',
  '&:empty': { visibility: 'hidden' },
  paddingInline: 1,
  paddingBlock: '2px',
  borderRadius: 4,
  backgroundColor: 'sunken',
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 600,
} as const;
