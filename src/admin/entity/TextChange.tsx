import Box from '@mui/material/Box';
import { useSession } from '../session/SessionContext.tsx';
import { wordDiff } from './word-diff.ts';

/** A text with the words that were deleted from it and inserted into it. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const { culture } = useSession();
  return wordDiff(before, after, culture).map(({ kind, text, at }) =>
    kind === 'same' ? (
      text
    ) : (
      <Box key={at} component={kind === 'deleted' ? 'del' : 'ins'} sx={looks[kind]}>
        {text}
      </Box>
    ),
  );
}

const looks = {
  deleted: { color: 'text.secondary' },
  inserted: { textDecoration: 'underline', textDecorationColor: 'currentcolor', fontWeight: 550 },
} as const;
