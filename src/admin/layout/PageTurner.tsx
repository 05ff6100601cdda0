import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { alongTheLine } from './along-the-line.ts';

interface Props {
  /** From 0. */
  page: number;
  perPage: number;
  total: number;
  onTurn: (page: number) => void;
}

/** The way to the other pages, where there are some. */
export function PageTurner({ page, perPage, total, onTurn }: Props) {
  const translate = useTranslate();
  if (total <= perPage) return null;
  const range = { from: page * perPage + 1, to: Math.min((page + 1) * perPage, total), total };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 1, paddingBlockStart: 1 }}>
      <Typography variant="body2">{translate('paginator.range', range)}</Typography>
      <IconButton
        size="small"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
        aria-label={translate('paginator.previous')}
      >
        <PreviousIcon fontSize="small" sx={alongTheLine} />
      </IconButton>
      <IconButton
        size="small"
        disabled={range.to === total}
        onClick={() => onTurn(page + 1)}
        aria-label={translate('paginator.next')}
      >
        <NextIcon fontSize="small" sx={alongTheLine} />
      </IconButton>
    </Box>
  );
}
