import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { AttendanceLearner, Mark, MarkValue } from '#model/attendance.ts';
import { colourOf, letterOf, sayable, textOf, wordsOf } from './mark-look.ts';
import type { Cell } from './register-state.ts';
import { useMarkWords } from './use-mark-words.ts';
import type { Place } from './use-grid-actions.ts';

interface Props {
  learner: AttendanceLearner;
  cell: Cell | undefined;
  sessionKey: string | null;
  isClosed: boolean;
  onSay: (values: readonly MarkValue[]) => void;
  onDetails: (place: Place) => void;
}

/** A learner with five big buttons; pressing the one that is pressed takes the mark back. */
export function PhoneRow({ learner, cell, sessionKey, isClosed, onSay, onDetails }: Props) {
  const words = useMarkWords();
  const { nominationKey, name } = learner;
  const place = { nominationKey, sessionKey };
  const current = cell?.mark ?? 'NotMarked';
  const isPartial = cell?.mark === 'Partial';
  const partial = isPartial ? wordsOf({ ...cell, note: null }, words) : words.Partial;
  const choose = (_event: unknown, chosen: Mark | null) => {
    if (chosen === 'Partial' || (chosen === null && current === 'Partial')) onDetails(place);
    else onSay([{ ...place, mark: chosen ?? 'NotMarked', minutes: null, note: cell?.note ?? null }]);
  };
  return (
    <Box component="li" sx={look}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {cell?.note && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {cell.note}
        </Typography>
      )}
      <ToggleButtonGroup exclusive value={current} disabled={isClosed} aria-label={name} onChange={choose} sx={buttons}>
        {sayable.map((mark) => (
          <ToggleButton key={mark} value={mark} aria-label={words[mark]} sx={buttonLook(colourOf[mark])}>
            {letterOf[mark]}
          </ToggleButton>
        ))}
        <ToggleButton value="Partial" aria-label={partial} sx={buttonLook(colourOf.Partial)}>
          {isPartial ? textOf(cell) : letterOf.Partial}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

const look = {
  paddingBlock: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '6rem',
} as const;

const buttons = { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 0.75 } as const;

function buttonLook(color: string) {
  return {
    minBlockSize: 52,
    fontSize: '1.125rem',
    fontWeight: 700,
    color,
    '&&': { border: '1px solid', borderColor: 'control', borderRadius: 1, margin: 0 },
    '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: color, color: 'background.paper' },
  } as const;
}
