import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

interface Props {
  label: string;
  children: (id: string) => ReactNode;
}

/** One of the inputs that a value of several parts is made with. */
export function LabelledPart({ label, children }: Props) {
  const id = useId();
  return (
    <FormControl sx={{ minInlineSize: 0 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  );
}
