import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

interface Props {
  Icon: typeof SvgIcon;
  /** Of the palette. */
  color: string;
  text: string;
}

/** Where something stands: a shape, a colour and the word, never colour alone. */
export function Standing({ Icon, color, text }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color }}>
      <Icon fontSize="small" aria-hidden />
      {text}
    </Box>
  );
}
