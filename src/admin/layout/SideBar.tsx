import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { alongTheLine } from './along-the-line.ts';
import { useKept } from './kept.ts';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';

const WIDE = 224;
const NARROW = 60;

/** The navigation at the start side; collapses to icons. */
export function SideBar() {
  const translate = useTranslate();
  const [width, keepWidth] = useKept<'wide' | 'narrow'>('navigation');
  const isNarrow = width === 'narrow';
  const label = translate(isNarrow ? 'shell.expand' : 'shell.collapse');
  return (
    <Box
      component="nav"
      aria-label={translate('shell.navigation')}
      sx={[bar, { inlineSize: isNarrow ? NARROW : WIDE }]}
    >
      <Box component={Link} to="/" sx={brand} aria-label={translate('app.name')}>
        <Mark />
        {!isNarrow && (
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.0625rem', letterSpacing: '-0.01em' }}>
            {translate('app.name')}
          </Typography>
        )}
      </Box>
      <Menu isNarrow={isNarrow} />
      <Tooltip title={label} placement="right">
        <IconButton
          aria-label={label}
          aria-expanded={!isNarrow}
          onClick={() => keepWidth(isNarrow ? 'wide' : 'narrow')}
          size="small"
          sx={{ alignSelf: isNarrow ? 'center' : 'flex-end' }}
        >
          <CollapseIcon fontSize="small" sx={{ ...alongTheLine, rotate: isNarrow ? '180deg' : 'none' }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: 1.25,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  transition: 'inline-size 160ms ease-out',
} as const;

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  padding: '6px 6px 14px',
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
} as const;
