import Typography from '@mui/material/Typography';
import { NothingFound } from '../../entity/NothingFound.tsx';
import { useMappingChange } from './mapping-change.ts';

/** An empty list of mapped records, or of those that could be: why, and what to do next. */
export function NothingMapped() {
  const { verb, say } = useMappingChange();
  return (
    <NothingFound>
      <Typography color="textSecondary">{say(`${verb}.none`)}</Typography>
    </NothingFound>
  );
}
