import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { inputEntityOf } from '#model/actions.ts';
import type { Action, Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { useEntity } from '../data/useEntity.ts';
import { fieldGrid } from '../fields/field-grid.ts';
import { InputTableContext } from '../fields/input-table.ts';
import { inputs } from '../fields/inputs.ts';
import { FormField } from './FormField.tsx';
import { initialValuesOf } from './form-values.ts';
import { RecordForm } from './RecordForm.tsx';
import { createResolver } from './resolver.ts';
import { SubmitFailure } from './SubmitFailure.tsx';

interface Props {
  entity: Entity;
  action: Action;
  /** What else there is to know before it is taken. */
  note?: string;
  /** Rejects with the server's problem. */
  onTake: (input: Values) => Promise<void>;
  onClose: () => void;
}

/** An action's question, and the fields that it asks for: made and checked like those of a record. */
export function ActionDialog({ entity, action, note, onTake, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { inputChecks } = useEntity(entity.name);
  const asked = useMemo(() => inputEntityOf(entity, action), [entity, action]);
  const resolver = useMemo(() => {
    const check = inputChecks[action.id] ?? (() => true);
    return createResolver({ entity: asked, check, stored: undefined, attributes: [] });
  }, [asked, inputChecks, action]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <RecordForm entity={asked} values={initialValuesOf(asked)} resolver={resolver} onSubmit={onTake}>
        <DialogTitle id={id}>{translate(action.messageKey)}</DialogTitle>
        <DialogContent>
          {action.confirm && (
            <DialogContentText color="textPrimary">{translate(`${action.messageKey}.confirm`)}</DialogContentText>
          )}
          {note && <DialogContentText>{note}</DialogContentText>}
          <InputTableContext value={inputs}>
            <Box sx={{ ...fieldGrid, marginBlockStart: 1.5 }}>
              {action.input.map((field) => (
                <FormField key={field.name} field={field} isNew />
              ))}
            </Box>
          </InputTableContext>
          <SubmitFailure text={translate('action.failed')} />
        </DialogContent>
        <Choice action={action} onClose={onClose} />
      </RecordForm>
    </Dialog>
  );
}

function Choice({ action, onClose }: Pick<Props, 'action' | 'onClose'>) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose}>{translate('common.cancel')}</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate(action.messageKey)}
      </Button>
    </DialogActions>
  );
}
