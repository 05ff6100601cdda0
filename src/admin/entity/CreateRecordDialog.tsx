import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCreate, useTranslate } from 'react-admin';
import { Suspense, useId } from 'react';
import { defaultsOf, type Values } from '#model/values.ts';
import { useEntity } from '../data/useEntity.ts';
import type { Creating } from '../fields/create-reference.tsx';
import { shownValuesOf } from '../fields/condition.ts';
import { ContentSkeleton } from '../layout/ContentSkeleton.tsx';
import { EntityForm } from './EntityForm.tsx';
import { nameOfOne, nameOfRecord } from './names.ts';

/** A new record of any entity, made while another form is being filled in. */
export function CreateRecordDialog(props: Creating) {
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <Suspense
        fallback={
          <DialogContent>
            <ContentSkeleton />
          </DialogContent>
        }
      >
        <NewRecord {...props} titleId={id} />
      </Suspense>
    </Dialog>
  );
}

function NewRecord({ entity: name, text, onCreated, onClose, titleId }: Creating & { titleId: string }) {
  const translate = useTranslate();
  const loaded = useEntity(name);
  const [create] = useCreate();
  const { entity } = loaded;
  const save = async (values: Values) => {
    const data = shownValuesOf(entity.fields, values);
    const record = await create(name, { data }, { returnPromise: true, onError: () => {} });
    onCreated({ value: String(record.id), label: nameOfRecord(entity, record) });
  };
  return (
    <>
      <DialogTitle id={titleId}>{translate('form.new', { name: nameOfOne(entity, translate) })}</DialogTitle>
      <DialogContent>
        {/* Events of a portal pass through the tree of components: the form outside would be submitted too. */}
        <Box onSubmit={(event) => event.stopPropagation()}>
          <EntityForm
            loaded={loaded}
            start={{ ...defaultsOf(entity), [entity.text.name]: text || null }}
            onSave={save}
            onCancel={onClose}
          />
        </Box>
      </DialogContent>
    </>
  );
}
