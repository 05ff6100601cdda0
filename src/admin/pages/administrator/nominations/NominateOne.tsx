import NominateIcon from '@mui/icons-material/PersonAddOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { nameOfRecord } from '../../../entity/names.ts';
import type { RowToolsProps } from '../../../entity/row-tools.tsx';
import { useEvent } from '../event-context.ts';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';

/** Nominates the learner of a row; at the end of each. */
export function nominateOne(row: RowToolsProps) {
  return <NominateOne {...row} />;
}

function NominateOne({ entity, record }: RowToolsProps) {
  const translate = useTranslate();
  const { begin } = useMarkedWork();
  const { named } = useNominate(String(useEvent().id));
  return (
    <IconButton
      size="small"
      color="primary"
      aria-label={translate('administration.nominate.one', { name: nameOfRecord(entity, record) })}
      onClick={() => begin(named([String(record.id)]))}
    >
      <NominateIcon fontSize="small" />
    </IconButton>
  );
}
