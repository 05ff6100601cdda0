import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** What marks an input as wrong, and names what says why. */
interface PartAria {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  /** What is wrong with what was typed. */
  mistake?: string | undefined;
  children: (id: string, aria: PartAria) => ReactNode;
}

/** One of the inputs that a value of several parts is made with, and what is wrong with it. */
export function LabelledPart({ label, mistake, children }: Props) {
  const id = useId();
  const isWrong = mistake !== undefined;
  const help = `${id}-mistake`;
  return (
    <FormControl error={isWrong} sx={{ minInlineSize: 0 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id, { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? help : undefined })}
      {isWrong && <FormHelperText id={help}>{mistake}</FormHelperText>}
    </FormControl>
  );
}
