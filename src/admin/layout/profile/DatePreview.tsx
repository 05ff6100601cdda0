import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatInstant } from '#model/time/net-pattern.ts';
import { zoneOfLabel } from '#model/time/zones.ts';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  timeZone: string;
  dateFormat: string;
  dateTimeFormat: string;
}

/** This moment as the settings would write it. */
export function DatePreview({ timeZone, dateFormat, dateTimeFormat }: Props) {
  const translate = useTranslate();
  const { culture } = useSession();
  const [now] = useState(() => Date.now());
  const { iana } = zoneOfLabel(timeZone);
  return (
    <Box component="output" aria-label={translate('profile.preview')} sx={sheet}>
      <Typography variant="body2" color="textSecondary">
        {translate('profile.preview')}
      </Typography>
      <Typography>{formatInstant(now, dateFormat, iana, culture)}</Typography>
      <Typography>{formatInstant(now, dateTimeFormat, iana, culture)}</Typography>
    </Box>
  );
}

const sheet = { display: 'block', padding: 1.5, borderRadius: 1, backgroundColor: 'sunken' } as const;
