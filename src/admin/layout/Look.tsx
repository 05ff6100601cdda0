import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useDensity } from './density.ts';
import { createRostrumTheme } from './theme.ts';

const RightToLeft = lazy(async () => ({ default: (await import('./RightToLeft.tsx')).RightToLeft }));

/** Theme, colour scheme and reading direction for everything within. */
export function Look({ culture, children }: { culture: string; children: ReactNode }) {
  const [density] = useDensity();
  const direction = directionOf(culture);
  useEffect(() => {
    document.documentElement.lang = culture;
    document.documentElement.dir = direction;
  }, [culture, direction]);
  const theme = useMemo(() => createRostrumTheme(density, direction), [density, direction]);
  const themed = (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
  if (direction === 'ltr') return themed;
  return (
    <Suspense>
      <RightToLeft>{themed}</RightToLeft>
    </Suspense>
  );
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'yi', 'dv', 'ckb']);

/** Which way a culture is written. */
function directionOf(culture: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(culture).language) ? 'rtl' : 'ltr';
}
