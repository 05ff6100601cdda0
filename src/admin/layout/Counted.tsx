import Box from '@mui/material/Box';
import { useSession } from '../session/SessionContext.tsx';

/** A word with the number of what it stands for, once that is known. */
export function Counted({ text, count }: { text: string; count: number | undefined }) {
  const { culture } = useSession();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {`${text} `}
      {count !== undefined && (
        <Box component="span" sx={badge}>
          {count.toLocaleString(culture)}
        </Box>
      )}
    </Box>
  );
}

const badge = {
  paddingInline: 0.75,
  borderRadius: 4,
  backgroundColor: 'sunken',
  color: 'text.primary',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '20px',
} as const;
