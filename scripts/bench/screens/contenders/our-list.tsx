import { ListContextProvider, useList } from 'react-admin';
import { EntityRows } from '#admin/entity/EntityRows.tsx';
import { readEntity } from '#model/entity.ts';
import { formSchema } from '../form-fields.ts';
import { showOurs } from './around-ours.tsx';
import { records } from './list-records.ts';

const entity = readEntity(formSchema('section'));

function OurList() {
  const list = useList({ data: records, perPage: records.length, resource: entity.name });
  return (
    <ListContextProvider value={list}>
      <EntityRows entity={entity} />
    </ListContextProvider>
  );
}

await showOurs(entity, <OurList />);
