import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

/** The first thing that the Tab key meets: past the navigation, to the content. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link href="#content" sx={hiddenUntilFocused}>
      {translate('shell.skip')}
    </Link>
  );
}

const hiddenUntilFocused = {
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 'tooltip',
  padding: 1,
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:not(:focus)': { insetBlockStart: -80 },
} as const;
