import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { TemplateVersion } from '#model/mail/template.ts';
import { useVersionWords } from './use-version-words.ts';

interface Props {
  /** The newest first. */
  versions: readonly TemplateVersion[];
  onTake: (version: TemplateVersion) => void;
}

/** Who has written what and when; any of it can be taken again. */
export function TemplateVersions({ versions, onTake }: Props) {
  const translate = useTranslate();
  const wordsOf = useVersionWords();
  const id = useId();
  return (
    <div>
      <Typography variant="h2" id={id}>
        {translate('mail.template.versions')}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {versions.map((one, index) => (
          <Box component="li" key={one.version} sx={line}>
            <Typography variant="body2" id={`${id}-${one.version}`}>
              {wordsOf(one)}
            </Typography>
            {index === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {translate('mail.template.current')}
              </Typography>
            ) : (
              <Button size="small" aria-describedby={`${id}-${one.version}`} onClick={() => onTake(one)}>
                {translate('mail.template.restore')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 36 } as const;
