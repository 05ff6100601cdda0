import Link from '@mui/material/Link';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isStatusSwitch, isStatusWord, type Entity, type Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';
import { StateChip } from '../fields/StateChip.tsx';
import { StatusToggle } from './StatusToggle.tsx';
import { useMay } from './may.ts';
import { useRecordPath } from './record-path.ts';

interface Props {
  entity: Entity;
  field: Field;
  record: RaRecord;
}

/** A value as its kind shows it; a status that the person may change is a switch, one of several a chip; what is about a tab leads to it. */
export function ValueCell({ entity, field, record }: Props) {
  const mayEdit = useMay(entity, 'edit');
  const pathOfRecord = useRecordPath(entity);
  if (isStatusSwitch(field) && !field.readOnly && mayEdit) return <StatusToggle entity={entity} record={record} />;
  const Cell = isStatusWord(field) || field.name === entity.state?.name ? StateChip : cells[field.kind];
  const content = <Cell field={field} value={record[field.name] as unknown} />;
  const { leadsTo } = field.hints;
  const path = leadsTo && pathOfRecord?.(record);
  return path ? (
    <Link component={RouterLink} to={`${path}/${leadsTo}`}>
      {content}
    </Link>
  ) : (
    content
  );
}
