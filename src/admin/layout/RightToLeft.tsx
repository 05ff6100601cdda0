import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });

/** Mirrors the styles within; our own are logical (start and end) already, those of MUI's insides are not. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
