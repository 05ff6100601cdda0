import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';

/** Lets MUI's own controls speak the language of the screens, and the words of the tenant. */
export function ControlTexts({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { components } = useTheme();
  const spoken = useMemo(
    () => ({
      // What the theme says of the other controls stays.
      ...(components as object),
      MuiAutocomplete: {
        ...components?.MuiAutocomplete?.defaultProps,
        clearText: translate('choice.clear'),
        closeText: translate('choice.close'),
        openText: translate('choice.open'),
        noOptionsText: translate('choice.none'),
        loadingText: translate('common.loading'),
      },
    }),
    [components, translate],
  );
  return <DefaultPropsProvider value={spoken}>{children}</DefaultPropsProvider>;
}
