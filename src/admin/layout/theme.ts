import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { darkColours, lightColours } from './palette.ts';
import type { Density } from './density.ts';
import { componentsOf } from './theme-components.ts';

/** Rostrum's look: paper and ink, hairlines, one shadow. `direction` follows the culture. */
export function createRostrumTheme(density: Density, direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mode' },
    colorSchemes: { light: schemeOf(lightColours), dark: schemeOf(darkColours) },
    direction,
    shape: { borderRadius: 8 },
    spacing: density === 'dense' ? 7 : 8,
    typography: typographyOf(density === 'dense' ? 14 : 16),
    transitions: { duration: { enteringScreen: 160, leavingScreen: 120, standard: 160, short: 140, shorter: 120 } },
    components: componentsOf(density),
  });
}

function schemeOf(colours: typeof lightColours) {
  return {
    palette: {
      primary: { main: colours.primary, contrastText: colours.onPrimary },
      secondary: { main: colours.muted, contrastText: colours.surface },
      error: { main: colours.danger, contrastText: colours.surface },
      warning: { main: colours.attention, contrastText: colours.surface },
      info: { main: colours.launched, contrastText: colours.surface },
      success: { main: colours.good, contrastText: colours.surface },
      background: { default: colours.page, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.muted },
      divider: colours.line,
      violet: colours.violet,
      slate: colours.slate,
      control: colours.control,
      sunken: colours.sunken,
      primarySoft: colours.primarySoft,
    },
  };
}

/** `size` is that of body text, in pixels; titles are small, weight does the work. */
function typographyOf(size: number): NonNullable<ThemeOptions['typography']> {
  const rem = (pixels: number) => `${pixels / 16}rem`;
  return {
    fontFamily: '"Inter Variable", "Noto Sans Arabic Variable", "Noto Sans Devanagari Variable", system-ui, sans-serif',
    h1: { fontSize: rem(size + 6), fontWeight: 650, letterSpacing: '-0.012em', lineHeight: 1.3 },
    h2: { fontSize: rem(size + 1), fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: rem(size), fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: rem(size), lineHeight: 1.5 },
    body2: { fontSize: rem(size - 1), lineHeight: 1.45 },
    caption: { fontSize: rem(size - 1.5), lineHeight: 1.4 },
    button: { fontSize: rem(size), fontWeight: 550, textTransform: 'none' },
  };
}

declare module '@mui/material/styles' {
  interface Palette {
    violet: string;
    slate: string;
    control: string;
    sunken: string;
    primarySoft: string;
  }
  interface PaletteOptions {
    violet?: string;
    slate?: string;
    control?: string;
    sunken?: string;
    primarySoft?: string;
  }
}
