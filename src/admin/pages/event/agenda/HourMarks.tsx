import Box from '@mui/material/Box';
import { clockOf } from './edited-agenda.ts';
import { heightOf, hoursOf, MINUTE_PX, type Ruler } from './ruler.ts';

interface Props {
  ruler: Ruler;
  /** Writes such as `09:00`. */
  timeOf: (time: string) => string;
  isPrinted?: boolean;
}

/** The hours beside columns of time, each centred on its line; there is no room for the first. */
export function HourMarks({ ruler, timeOf, isPrinted = true }: Props) {
  return (
    <Box aria-hidden sx={isPrinted ? hours : { ...hours, displayPrint: 'none' }} style={{ blockSize: heightOf(ruler) }}>
      {hoursOf(ruler).map((minute, index) => (
        <Box key={minute} component="span" sx={mark} style={{ top: (minute - ruler.from) * MINUTE_PX }}>
          {index > 0 && timeOf(clockOf(minute))}
        </Box>
      ))}
    </Box>
  );
}

const hours = { position: 'sticky', insetInlineStart: 0, zIndex: 2, backgroundColor: 'background.paper' } as const;

const mark = {
  position: 'absolute',
  insetInlineEnd: 6,
  transform: 'translateY(-50%)',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
