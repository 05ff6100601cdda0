import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Values } from '#model/values.ts';
import { bodyOf, errorsOf, statusOf } from '../data/problems.ts';
import { useFormatDate } from '../fields/format-date.ts';
import { freshRecord } from './fresh-record.ts';
import { useResetList } from './reset-list.ts';
import { restorableOf } from './restorable.ts';
import { RestoreField } from './RestoreField.tsx';

interface Props {
  entity: Entity;
  /** The moment whose values are to be given back. */
  item: HistoryItem;
  record: RaRecord;
  isUnsaved: boolean;
  onClose: () => void;
}

/** Now and then, field by field, for the person to choose; what is chosen is written as any other change. */
export function RestoreDialog({ entity, record, item, isUnsaved, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isCreation = item.at === record['creationTime'];
  const { instantOf } = useFormatDate();
  const { current, problem, isPending, write } = useWriting(entity, record, onClose);
  const offered = restorableOf(entity, current, item);
  const [chosen, setChosen] = useState(() => new Set(offered.map(({ field }) => field.name)));
  const values = Object.fromEntries(offered.map(({ field, value }) => [field.name, value]));
  const errors = errorsOf(problem);
  const elsewhere = Object.entries(errors).flatMap(([name, key]) => (name in values ? [] : [translate(key)]));
  const restore = () => write(Object.fromEntries(Object.entries(values).filter(([name]) => chosen.has(name))));
  const choose = (name: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== name);
    setChosen(new Set(isChosen ? [...others, name] : others));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate(isCreation ? 'restore.title' : 'restore.before', { at: instantOf(item.at) })}
      </DialogTitle>
      <DialogContent>
        {isUnsaved && <Alert severity="warning">{translate('action.unsaved')}</Alert>}
        {elsewhere.length > 0 && <Alert severity="error">{elsewhere.join(' · ')}</Alert>}
        {offered.map((restorable) => (
          <RestoreField
            key={restorable.field.name}
            {...restorable}
            now={current[restorable.field.name]}
            error={errors[restorable.field.name]}
            isChosen={chosen.has(restorable.field.name)}
            onChoose={(isChosen) => choose(restorable.field.name, isChosen)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={isUnsaved || !offered.some(({ field }) => chosen.has(field.name))}
          onClick={() => void restore()}
        >
          {translate('restore.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Writes an ordinary update on the version that is shown; after a conflict that is what somebody else has made of it. */
function useWriting(entity: Entity, record: RaRecord, onDone: () => void) {
  const notify = useNotify();
  const resetList = useResetList(entity.name);
  const [update, { isPending }] = useUpdate();
  const [current, setCurrent] = useState(record);
  const [problem, setProblem] = useState<unknown>();
  const write = async (data: Values) => {
    const params = { id: record.id, data, previousData: current, meta: freshRecord };
    try {
      await update(entity.name, params, { mutationMode: 'pessimistic', returnPromise: true, onError: () => {} });
      notify('restore.done', { type: 'success' });
      resetList();
      onDone();
    } catch (refusal) {
      setProblem(refusal);
      if (statusOf(refusal) === 409) setCurrent({ ...current, ...bodyOf(refusal)?.current });
    }
  };
  return { current, problem, isPending, write };
}
