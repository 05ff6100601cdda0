import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Nothing } from '../layout/Nothing.tsx';
import { useListFilter } from './list-filter.ts';

/** An empty list: when it is filtered the way to see more, else what explains it or leads on. */
export function NothingFound({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { text, criteria, clear } = useListFilter();
  const isFiltered = text !== '' || Object.keys(criteria).length > 0;
  if (!isFiltered) return <Nothing text={translate('common.noRecords')}>{children}</Nothing>;
  return (
    <Nothing text={translate('common.noRecords')}>
      <Typography color="textSecondary">{translate('list.emptyFiltered')}</Typography>
      <Button variant="outlined" onClick={clear}>
        {translate('list.clear')}
      </Button>
    </Nothing>
  );
}
