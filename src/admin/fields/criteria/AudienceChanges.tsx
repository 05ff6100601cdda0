import EnterIcon from '@mui/icons-material/ArrowForward';
import LeaveIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AudienceMove, AudiencePreview } from '#model/audience.ts';
import { alongTheLine } from '../../layout/along-the-line.ts';

/** Who has entered and who has left since the last save. */
export function AudienceChanges({ changes }: { changes: NonNullable<AudiencePreview['changes']> }) {
  const translate = useTranslate();
  const { entered, left } = changes;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('audience.sinceSave')}
      </Typography>
      {entered.count + left.count === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('audience.unchanged')}
        </Typography>
      ) : (
        <>
          <Moved Icon={EnterIcon} text={translate('audience.entered', { smart_count: entered.count })} move={entered} />
          <Moved Icon={LeaveIcon} text={translate('audience.left', { smart_count: left.count })} move={left} />
        </>
      )}
    </Box>
  );
}

interface MovedProps {
  Icon: typeof EnterIcon;
  text: string;
  move: AudienceMove;
}

function Moved({ Icon, text, move: { count, names } }: MovedProps) {
  const translate = useTranslate();
  const more = count - names.length;
  const listed = names.join(', ');
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'start' }}>
      <Icon fontSize="small" color={count > 0 ? 'primary' : 'disabled'} aria-hidden sx={alongTheLine} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{text}</strong> {listed && more > 0 ? translate('list.namesAndMore', { names: listed, more }) : listed}
      </Typography>
    </Box>
  );
}
