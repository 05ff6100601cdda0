import Typography from '@mui/material/Typography';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import { useEntity } from '../data/useEntity.ts';
import { usePageName } from '../layout/crumb.ts';
import { shownValuesOf } from '../fields/condition.ts';
import { EntityForm } from './EntityForm.tsx';
import { nameOfOne, nameOfRecord } from './names.ts';
import { useResetList } from './reset-list.ts';

/** What the history's entry of the page may say: the values of the record that is duplicated. */
interface StartState {
  start?: Values;
}

/** A new record of any entity; once saved, the list shows it first. */
export function EntityCreatePage({ name }: { name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const loaded = useEntity(name);
  const { start } = (useLocation().state ?? {}) as StartState;
  const resetList = useResetList(name);
  const [create] = useCreate();
  const title = translate('form.new', { name: nameOfOne(loaded.entity, translate) });
  usePageName(title);
  const save = async (values: Values) => {
    await create(
      name,
      { data: shownValuesOf(loaded.entity.fields, values) },
      { returnPromise: true, onError: () => {} },
    );
    const args = { name: nameOfRecord(loaded.entity, values) };
    notify('form.created', { type: 'success', messageArgs: args });
    resetList();
    await navigate('..');
  };
  return (
    <>
      <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      <EntityForm loaded={loaded} start={start} onSave={save} />
    </>
  );
}
