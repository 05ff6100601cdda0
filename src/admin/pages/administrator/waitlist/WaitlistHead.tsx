import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { useWork } from '../work/work.ts';
import { useWaitlistWorks } from './waitlist-works.ts';

/** How free seats go to those who wait, and the way to give them by hand. */
export function WaitlistHead({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const begin = useWork();
  const { promoteNext } = useWaitlistWorks(String(event.id));
  const mayPromote = useMay(useEntity('event').entity, 'edit');
  const mode = event['promotion'] as string;
  const hours = Number(event['offerHours'] ?? 0);
  const whyNot = whyNotPromoted(event);
  const promote = (
    <Button
      variant="outlined"
      {...(whyNot ? { 'aria-disabled': true, sx: refused } : { onClick: () => begin(promoteNext()) })}
    >
      {translate('administration.promoteNext')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, marginBlockEnd: 1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
        {mode && translate(`administration.promotion.${mode}`, { smart_count: hours })}
      </Typography>
      {mayPromote &&
        (whyNot ? (
          <Tooltip title={translate(whyNot)} describeChild>
            {promote}
          </Tooltip>
        ) : (
          promote
        ))}
    </Box>
  );
}

/** The message key of why nobody can get a seat now. */
function whyNotPromoted(event: RaRecord): string | undefined {
  if (Number(event['freeSeats'] ?? 0) === 0) return 'nomination.noFreeSeat';
  return Number(event['waitlisted'] ?? 0) === 0 ? 'administration.waitlist.none' : undefined;
}

const refused = { color: 'text.secondary', borderStyle: 'dashed', cursor: 'default' } as const;
