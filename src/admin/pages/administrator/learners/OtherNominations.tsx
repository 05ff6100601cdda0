import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { fieldNamed, type Entity } from '#model/entity.ts';
import { EntityHistory } from '../../../entity/EntityHistory.tsx';
import { ValueCell } from '../../../entity/ValueCell.tsx';
import { Failure } from '../../../fields/Failure.tsx';

/** More than anybody was nominated for one event; the latest come first. */
const MOST = 20;

/** What happened to the learner's other nominations for the same event: those that had ended before, or began after. */
export function OtherNominations({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const { eventKey, learnerKey } = record;
  const { data, error, refetch } = useGetList(entity.name, {
    filter: { where: { eventKey: String(eventKey), learnerKey: String(learnerKey) } },
    sort: { field: 'creationTime', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  if (error) {
    return <Failure text={translate('nomination.others.failed')} problem={error} onRetry={() => void refetch()} />;
  }
  const others = (data ?? []).filter(({ id }) => id !== record.id);
  return others.map((other) => (
    <Box key={other.id} component="section" sx={{ marginBlockStart: 3 }}>
      <Typography variant="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
        {translate('nomination.others')}
        <ValueCell entity={entity} field={fieldNamed(entity.fields, 'state', entity.name)} record={other} />
      </Typography>
      <EntityHistory entity={entity} record={other} isUnsaved={false} />
    </Box>
  ));
}
