import Link from '@mui/material/Link';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isStatusSwitch, isStatusWord, type Entity, type Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';
import { StateChip } from '../fields/StateChip.tsx';
import { ZonedTime } from '../fields/ZonedTime.tsx';
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
  const { leadsTo } = field.hints;
  const path = leadsTo && pathOfRecord?.(record);
  const content = <Content entity={entity} field={field} record={record} />;
  return path ? (
    <Link component={RouterLink} to={`${path}/${leadsTo}`}>
      {content}
    </Link>
  ) : (
    content
  );
}

/** An instant of a place is told by the clock of that. */
function Content({ entity, field, record }: Props) {
  const value: unknown = record[field.name];
  const { zone } = field.hints;
  if (zone && typeof value === 'string') return <ZonedTime instant={value} zone={record[zone]} />;
  const Cell = isStatusWord(field) || field.name === entity.state?.name ? StateChip : cells[field.kind];
  return <Cell field={field} value={value} />;
}
