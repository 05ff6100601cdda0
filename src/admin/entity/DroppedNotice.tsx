import Alert from '@mui/material/Alert';
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
    <Alert
      severity="warning"
      closeText={translate('common.close')}
      onClose={() => void navigate({ search: location.search }, { replace: true })}
    >
      {translate('view.dropped', { names: names.join(', ') })}
    </Alert>
  );
}
