import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { Failure } from '../fields/Failure.tsx';
import { clashesOf } from './conflict.ts';
import { ConflictField } from './ConflictField.tsx';
import { labelOf } from './names.ts';

interface Props {
  entity: Entity;
  base: Values;
  mine: Values;
  current: Values;
  /** The values to go on top of the current ones. */
  onChoose: (values: Values) => void;
  /** Why what was chosen could not be saved. */
  problem?: unknown;
  /** What is chosen goes into the form, and is not saved yet. */
  isRestoring?: boolean;
  onClose: () => void;
}

/** Somebody else was faster: a choice for each field that both have changed. */
export function ConflictDialog({ entity, base, mine, current, onChoose, isRestoring = false, ...rest }: Props) {
  const { problem, onClose } = rest;
  const translate = useTranslate();
  const { clashes, theirs } = clashesOf(entity, { base, mine, current });
  const [chosen, setChosen] = useState<Values>({});
  const choose = () => onChoose({ ...mine, ...chosen });
  const others = theirs.map((field) => labelOf(field, translate)).join(', ');
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict">{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate(clashes.length > 0 ? 'conflict.explain' : 'conflict.noClash')}</Typography>
        {clashes.map((field) => (
          <ConflictField
            key={field.name}
            field={field}
            mine={mine[field.name]}
            theirs={current[field.name]}
            onChoose={(value) => setChosen({ ...chosen, [field.name]: value })}
          />
        ))}
        {others && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
            {translate('conflict.others', { fields: others })}
          </Typography>
        )}
        {problem !== undefined && <Failure text={translate('form.saveFailed')} problem={problem} onRetry={choose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={choose}>
          {translate(isRestoring ? 'draft.choose' : 'conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
