import {
  AdminContext,
  BooleanField,
  DataTable,
  DateField,
  ListContextProvider,
  NumberField,
  ResourceContextProvider,
  TextField,
  useList,
} from 'react-admin';
import { columns, records } from './list-records.ts';
import { show } from './show.tsx';

const fieldByKind = {
  integer: NumberField,
  boolean: BooleanField,
  date: DateField,
  text: TextField,
  choice: TextField,
};

/** react-admin's own table. */
function Table() {
  const list = useList({ data: records, perPage: records.length, resource: 'bench' });
  return (
    <ListContextProvider value={list}>
      <DataTable bulkActionButtons={<span />} rowClick={false}>
        {columns.map(({ name, title, kind }) => (
          <DataTable.Col key={name} source={name} label={title} field={fieldByKind[kind]} />
        ))}
      </DataTable>
    </ListContextProvider>
  );
}

show(
  <AdminContext>
    <ResourceContextProvider value="bench">
      <Table />
    </ResourceContextProvider>
  </AdminContext>,
);
