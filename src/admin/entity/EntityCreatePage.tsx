import Typography from '@mui/material/Typography';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import { useEntity } from '../data/useEntity.ts';
import { usePageName } from '../layout/crumb.ts';
import { EntityForm } from './EntityForm.tsx';
import { nameOfOne, nameOfRecord } from './names.ts';
import { useResetList } from './reset-list.ts';

/** A new record of any entity; once saved, the list shows it first. */
export function EntityCreatePage({ name }: { name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const loaded = useEntity(name);
  const resetList = useResetList(name);
  const [create] = useCreate();
  const title = translate('form.new', { name: nameOfOne(loaded.entity, translate) });
  usePageName(title);
  const save = async (values: Values) => {
    await create(name, { data: values }, { returnPromise: true, onError: () => {} });
    const args = { name: nameOfRecord(loaded.entity, values) };
    notify('form.created', { type: 'success', messageArgs: args });
    resetList();
    await navigate('..', { relative: 'path' });
  };
  return (
    <>
      <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      <EntityForm loaded={loaded} onSave={save} />
    </>
  );
}
