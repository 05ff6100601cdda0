import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { NothingFound } from '../../entity/NothingFound.tsx';
import { useMappingChange } from './mapping-change.ts';

/** An empty list of mapped records, or of those that could be: why, and what to do next. */
export function NothingMapped() {
  const translate = useTranslate();
  const { verb } = useMappingChange();
  return (
    <NothingFound>
      <Typography color="textSecondary">{translate(`mapping.${verb}.none`)}</Typography>
    </NothingFound>
  );
}
