import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Section } from './Section.tsx';

/** What to do next time. */
export function BestPractices({ text }: { text: string | null }) {
  const translate = useTranslate();
  return (
    <Section title={translate('review.bestPractices')}>
      <Typography color={text === null ? 'textSecondary' : 'textPrimary'} dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {text ?? translate('review.bestPractices.none')}
      </Typography>
    </Section>
  );
}
