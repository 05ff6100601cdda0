import {
  AdminContext,
  BooleanInput,
  DateInput,
  NumberInput,
  ResourceContextProvider,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { choices, fields, type BenchField } from '../form-fields.ts';
import { show } from './show.tsx';

const options = choices.map((choice) => ({ id: choice, name: choice }));

/** react-admin's own form. */
function Input({ name, title, kind }: BenchField) {
  const props = { source: name, label: title };
  if (kind === 'integer') return <NumberInput {...props} min={0} max={1000} />;
  if (kind === 'choice') return <SelectInput {...props} choices={options} />;
  if (kind === 'boolean') return <BooleanInput {...props} />;
  if (kind === 'date') return <DateInput {...props} />;
  return <TextInput {...props} />;
}

show(
  <AdminContext>
    <ResourceContextProvider value="bench">
      <SimpleForm onSubmit={() => {}}>
        {fields.map((field) => (
          <Input key={field.name} {...field} />
        ))}
      </SimpleForm>
    </ResourceContextProvider>
  </AdminContext>,
);
