import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { labelOf } from './names.ts';

/** Names the fields that could not be asked for, until it is closed. */
export function DroppedAlert({ entity, dropped }: { entity: Entity; dropped: readonly string[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const names = dropped.map((name) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    return field ? labelOf(field, translate) : name;
  });
  return (
    <Alert
      severity="warning"
      closeText={translate('common.close')}
      onClose={() => void navigate({ search }, { replace: true })}
    >
      {translate('view.dropped', { names: names.join(', ') })}
    </Alert>
  );
}
