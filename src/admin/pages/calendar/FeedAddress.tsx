import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { heardOnly } from '../../layout/heard-only.ts';

/** An address to be copied, by a button or by hand. */
export function FeedAddress({ address }: { address: string }) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    input.current?.select();
    // Where the browser lets no page write to the clipboard, the marked text is copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    );
  };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{translate('calendar.subscribe.address')}</FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          value={address}
          readOnly
          fullWidth
          inputRef={input}
          inputProps={{ dir: 'ltr', 'aria-describedby': `${id}-help` }}
        />
        <Button variant="outlined" onClick={() => void copy()}>
          {translate(copied === address ? 'calendar.subscribe.copied' : 'calendar.subscribe.copy')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-help`}>{translate('calendar.subscribe.once')}</FormHelperText>
      <Box component="output" sx={heardOnly}>
        {copied === address && translate('calendar.subscribe.copied')}
      </Box>
    </FormControl>
  );
}
