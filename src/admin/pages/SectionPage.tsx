import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptyDrawing } from '../layout/EmptyDrawing.tsx';

/** A place that a role may enter and that has no page of its own yet: says so, under the name it will have. */
export function SectionPage({ name }: { name: 'calendar' }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, paddingBlock: 10 }}>
      <EmptyDrawing />
      <Typography variant="h1">{translate(`section.${name}`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '26rem' }}>
        {translate('section.notYet')}
      </Typography>
    </Box>
  );
}
