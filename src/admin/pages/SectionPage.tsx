import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { landingOf } from '#model/roles.ts';
import { EmptyDrawing } from '../layout/EmptyDrawing.tsx';
import { useSession } from '../session/SessionContext.tsx';

/** A section without pages of its own: says so to whom it is the landing page, leads others on to theirs. */
export function SectionPage() {
  const translate = useTranslate();
  const landing = landingOf(useSession().roles);
  const { pathname } = useLocation();
  if (landing && pathname.replace(/\/$/, '') !== landing) return <Navigate to={landing} replace />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, paddingBlock: 10 }}>
      <EmptyDrawing />
      <Typography variant="h1">{translate('emptySection.title')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '26rem' }}>
        {translate('emptySection.text')}
      </Typography>
    </Box>
  );
}
