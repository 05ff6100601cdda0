import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form';
import { Look } from '#admin/layout/Look.tsx';
import { choices, fields, type BenchField } from '../form-fields.ts';
import { show } from './show.tsx';

/** What somebody would write who knows both libraries well, for these fields and no others. */
function FormByHand() {
  const form = useForm();
  return (
    <FormProvider {...form}>
      <Box component="form" sx={{ display: 'grid', gap: 2 }} noValidate>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Box>
    </FormProvider>
  );
}

const Field = memo(function Field(field: BenchField) {
  const { name, title, kind } = field;
  const { errors } = useFormState({ name, exact: true });
  const error = errors[name]?.message;
  return (
    <FormControl error={error !== undefined} fullWidth>
      {kind !== 'boolean' && <FormLabel htmlFor={name}>{title}</FormLabel>}
      <Input {...field} />
      {typeof error === 'string' && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
});

function Input({ name, title, kind }: BenchField) {
  const { ref, ...registered } = useFormContext().register(name);
  if (kind === 'boolean') {
    return <FormControlLabel label={title} control={<Switch {...registered} inputRef={ref} />} />;
  }
  if (kind === 'choice') {
    return (
      <NativeSelect {...registered} inputRef={ref} input={<OutlinedInput />} inputProps={{ id: name }}>
        <option value="" aria-label="None" />
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </NativeSelect>
    );
  }
  return <OutlinedInput {...registered} id={name} inputRef={ref} type={kind === 'date' ? 'date' : 'text'} />;
}

show(
  <Look culture="en">
    <FormByHand />
  </Look>,
);
