import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

export function WaitingPage() {
  const translate = useTranslate();
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <CircularProgress aria-label={translate('common.loading')} size={28} thickness={4} />
    </Box>
  );
}
