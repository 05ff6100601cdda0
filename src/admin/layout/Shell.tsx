import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from './BottomBar.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { SideBar } from './SideBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame around every page: navigation at the start side (a bar at the bottom of a phone), top bar, content. */
export function Shell() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {!isPhone && <SideBar />}
      <Box sx={{ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar isPhone={isPhone} />
        <Box component="main" id="content" tabIndex={-1} sx={content}>
          <Suspense fallback={<ContentSkeleton />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      {isPhone && <BottomBar />}
    </Box>
  );
}

const content = {
  flex: 1,
  width: '100%',
  maxWidth: 1560,
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3, lg: 4 },
  paddingBlock: { xs: '12px 88px', sm: '16px 32px' },
  outline: 'none',
} as const;
