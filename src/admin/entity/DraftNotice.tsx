import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { useFormatDate } from '../fields/format-date.ts';
import { changedSince, type FittedDraft } from './draft.ts';
import { labelOf } from './names.ts';

interface Props {
  entity: Entity;
  record: Values | undefined;
  draft: FittedDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Says that something was typed and not saved, what became of it meanwhile, and asks what to do with it. */
export function DraftNotice({ entity, record, draft, onRestore, onDiscard }: Props) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const changed = changedSince(entity, draft, record).map((field) => labelOf(field, translate));
  const dropped = draft.dropped.map((name) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    return field ? labelOf(field, translate) : name;
  });
  const canRestore = Object.keys(draft.values).length > 0;
  return (
    <Alert severity="info" variant="outlined">
      <div>{translate('draft.offered', { at: instantOf(draft.at) })}</div>
      {changed.length > 0 && <div>{translate('draft.changed', { names: changed.join(', ') })}</div>}
      {dropped.length > 0 && <div>{translate('draft.dropped', { names: dropped.join(', ') })}</div>}
      <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
        {canRestore && (
          <Button variant="contained" size="small" onClick={onRestore}>
            {translate('draft.restore')}
          </Button>
        )}
        <Button size="small" onClick={onDiscard}>
          {translate('draft.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
