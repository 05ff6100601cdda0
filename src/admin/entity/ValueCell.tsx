import type { RaRecord } from 'react-admin';
import { isStatusSwitch, isStatusWord, type Entity, type Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';
import { StateChip } from '../fields/StateChip.tsx';
import { StatusToggle } from './StatusToggle.tsx';
import { useMay } from './may.ts';

interface Props {
  entity: Entity;
  field: Field;
  record: RaRecord;
}

/** A value as its kind shows it; a status that the person may change is a switch, one of several a chip. */
export function ValueCell({ entity, field, record }: Props) {
  const mayEdit = useMay(entity, 'edit');
  if (isStatusSwitch(field) && !field.readOnly && mayEdit) return <StatusToggle entity={entity} record={record} />;
  const Cell = isStatusWord(field) || field.name === entity.state?.name ? StateChip : cells[field.kind];
  return <Cell field={field} value={record[field.name] as unknown} />;
}
