import Box from '@mui/material/Box';
import { encodeQR } from 'qr';

/** Modules that stay free around a code, or cameras do not find it. */
const QUIET = 4;

/** A text as a picture for cameras: dark on white in any look of the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const source = encodeQR(text, 'data-url', { border: QUIET, ecc: 'medium', scale: 4 });
  return <Box component="img" src={source} alt={label} sx={look} />;
}

const look = {
  inlineSize: 'min(92vw, 62vh)',
  blockSize: 'auto',
  imageRendering: 'pixelated',
  borderRadius: 1,
} as const;
