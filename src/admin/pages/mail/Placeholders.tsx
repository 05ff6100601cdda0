import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import { inBraces, placeholdersOf, type PlaceholderName } from '#model/mail/placeholders.ts';

interface Props {
  kind: NoticeKind;
  onChoose: (name: PlaceholderName) => void;
}

/** What may stand in a mail of this kind, each with what it yields. */
export function Placeholders({ kind, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <Typography variant="h2" id={id}>
        {translate('mail.template.placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('mail.template.placeholders.help')}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {placeholdersOf(kind).map((name) => (
          <Box component="li" key={name} sx={line}>
            <Button size="small" variant="outlined" dir="ltr" onClick={() => onChoose(name)} sx={{ flexShrink: 0 }}>
              {inBraces(name)}
            </Button>
            <Typography variant="body2">{translate(`mail.placeholder.${name}`)}</Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, paddingBlock: 0.5 } as const;
