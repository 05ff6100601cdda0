import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { useFormatDate } from '../fields/format-date.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { copiedValuesOf } from './form-values.ts';
import { useMay } from './may.ts';
import { RecordActions } from './RecordActions.tsx';
import { nameOfRecord } from './names.ts';
import { ValueCell } from './ValueCell.tsx';

interface Props {
  entity: Entity;
  record: RaRecord;
  /** Whether its form has changes that are not saved. */
  isUnsaved: boolean;
  /** What else there is beside the actions. */
  tools?: ReactNode;
}

/** Name, code and status of a record, who made it, and what can be done with it as a whole. */
export function RecordHead({ entity, record, isUnsaved, tools }: Props) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const code = entity.fields.find(({ kind }) => kind === 'code');
  const { createdBy, creationTime, status } = record;
  // Not every server knows who made a record, and when.
  const isKnown = typeof createdBy === 'string' && typeof creationTime === 'string';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, marginBlockEnd: 2.5 }}>
      <Box sx={{ flex: 1, minInlineSize: 220 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {nameOfRecord(entity, record)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={facts}>
          {entity.state && <ValueCell entity={entity} field={entity.state} record={record} />}
          {!entity.state && typeof status === 'boolean' && <span>{translate(`status.${String(status)}`)}</span>}
          {code && <ValueCell entity={entity} field={code} record={record} />}
          {isKnown && <span>{translate('record.createdBy', { by: createdBy, at: instantOf(creationTime) })}</span>}
        </Typography>
      </Box>
      <RecordActions entity={entity} record={record} isUnsaved={isUnsaved} />
      {tools}
      <DuplicateRecord entity={entity} record={record} />
      <DeleteRecord entity={entity} record={record} />
    </Box>
  );
}

/** Leads to a new record that starts with the values of this one. */
function DuplicateRecord({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  if (!useMay(entity, 'create')) return null;
  const start = copiedValuesOf(entity, record);
  return (
    <Button component={Link} to="../create" state={{ start }} variant="outlined" startIcon={<CopyIcon />}>
      {translate('record.duplicate')}
    </Button>
  );
}

function DeleteRecord({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!useMay(entity, 'delete')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('record.delete')}
      </Button>
      {isAsking && (
        <DeleteDialog
          entity={entity}
          record={record}
          onDeleted={() => void navigate('..')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const facts = { display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockStart: 0.25 } as const;
