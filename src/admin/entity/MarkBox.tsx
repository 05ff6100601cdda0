import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Input = styled('input')({
  display: 'block',
  inlineSize: 17,
  blockSize: 17,
  margin: 10,
  accentColor: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
});

/** The browser's own check box in our colour: each row of a list has one, and marking it moves nothing else. */
export function MarkBox(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="checkbox" {...props} />;
}
