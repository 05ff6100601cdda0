import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { onRequestsChange, requestsInFlight } from '../data/loading.ts';

/** The global loading indicator: a thin line while any request is in flight (specification, section 7). */
export function ProgressLine() {
  const translate = useTranslate();
  const isLoading = useSyncExternalStore(onRequestsChange, requestsInFlight) > 0;
  if (!isLoading) return null;
  return <Box component="progress" aria-label={translate('common.loading')} sx={line} />;
}

const run = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(1)' } });

const line = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 2,
  appearance: 'none',
  border: 0,
  zIndex: 'tooltip',
  backgroundColor: 'primary.main',
  transformOrigin: 'left',
  animation: `${run} 1.2s ease-out infinite alternate`,
  '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
