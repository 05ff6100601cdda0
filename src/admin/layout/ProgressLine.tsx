import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { onRequestsChange, requestsInFlight } from '../data/loading.ts';

/** The global loading indicator: a thin line while any request is in flight (specification, section 7). */
export function ProgressLine() {
  const translate = useTranslate();
  const isLoading = useSyncExternalStore(onRequestsChange, requestsInFlight) > 0;
  if (!isLoading) return null;
  return <LinearProgress aria-label={translate('common.loading')} sx={line} />;
}

const line = { position: 'fixed', insetBlockStart: 0, insetInline: 0, height: 2, zIndex: 'tooltip' } as const;
