import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import type { Density } from './density.ts';

type Look = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const float = '0 1px 2px rgb(0 0 0 / 6%), 0 8px 28px rgb(0 0 0 / 14%)';

/** How MUI's components look here. */
export function componentsOf(density: Density): Look {
  return { ...global, ...surfaces, ...controls(density), ...tables(density) };
}

const global: Look = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      '#root': { minHeight: '100dvh' },
      // What gets the focus must not come to lie behind the bar with the save button.
      html: { scrollPaddingBlock: '72px 96px' },
      a: { color: theme.vars.palette.primary.main },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // Dialogs and the content get the focus by script only: nothing to point at.
      '[tabindex="-1"]:focus-visible, [role=dialog]:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '0s !important' },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
};

const surfaces: Look = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ boxShadow: float, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, paddingBottom: 8 }) } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 18px', gap: 8 } } },
  MuiMenu: floating(),
  MuiPopover: floating(),
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      inputRoot: { '&&': { paddingBlock: 2 } },
      tag: ({ theme }) => ({
        borderRadius: 6,
        height: 24,
        backgroundColor: theme.vars.palette.primarySoft,
        color: theme.vars.palette.text.primary,
      }),
      paper: ({ theme }) => ({ boxShadow: float, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.8125rem',
        fontWeight: 500,
      }),
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { boxShadow: float, fontWeight: 500 } } },
};

function floating() {
  return {
    styleOverrides: {
      paper: ({ theme }: { theme: Parameters<typeof lineOf>[0] }) => ({ boxShadow: float, border: lineOf(theme) }),
    },
  };
}

function lineOf(theme: { vars: { palette: { divider: string } } }): string {
  return `1px solid ${theme.vars.palette.divider}`;
}

function controls(density: Density): Look {
  const height = density === 'dense' ? 34 : 42;
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: height, paddingInline: 14, whiteSpace: 'nowrap' },
        outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control, color: theme.vars.palette.text.primary }),
        text: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
        startIcon: { margin: 0, marginInline: '-4px 8px' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiInputAdornment: { styleOverrides: { positionStart: { margin: 0, marginInlineEnd: 8 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ minHeight: height, backgroundColor: theme.vars.palette.background.paper }),
        notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
        input: { paddingBlock: density === 'dense' ? 6 : 9.5, paddingInline: 12, height: 'auto' },
        inputAdornedStart: { paddingInlineStart: 0 },
        multiline: { padding: 0 },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 550,
          color: theme.vars.palette.text.primary,
          marginBlockEnd: 4,
          '&.Mui-focused': { color: theme.vars.palette.text.primary },
        }),
        asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
    MuiCheckbox: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.control, borderRadius: 8 }) },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 40, paddingInline: 12, minWidth: 0 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  };
}

function tables(density: Density): Look {
  return {
    // Opaque, for the first column, which lies over the others, has the colour of its row.
    MuiTableRow: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.vars.palette.background.paper,
          '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.sunken },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primarySoft },
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          paddingBlock: density === 'dense' ? 5 : 10,
          paddingInline: 14,
          height: density === 'dense' ? 40 : 52,
        }),
        head: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 600,
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.paper,
          whiteSpace: 'nowrap',
        }),
      },
    },
  };
}
