import FirstIcon from '@mui/icons-material/FirstPage';
import LastIcon from '@mui/icons-material/LastPage';
import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import { PAGE_SIZES } from '#model/limits.ts';
import { alongTheLine } from '../layout/along-the-line.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Page sizes of the specification, section 9, where one is, and the way to the other pages. */
export function Paginator() {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const { culture } = useSession();
  const labelId = useId();
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  const buttons = [
    { name: 'first', Icon: FirstIcon, to: 1, isOff: page <= 1 },
    { name: 'previous', Icon: PreviousIcon, to: page - 1, isOff: page <= 1 },
    { name: 'next', Icon: NextIcon, to: page + 1, isOff: page >= last },
    { name: 'last', Icon: LastIcon, to: last, isOff: page >= last },
  ];
  return (
    <Box sx={bar}>
      <Typography variant="body2" color="textSecondary" id={labelId}>
        {translate('paginator.itemsPerPage')}
      </Typography>
      <NativeSelect
        value={perPage}
        disableUnderline
        onChange={({ target: { value } }) => setPerPage(Number(value))}
        inputProps={{ 'aria-labelledby': labelId }}
        sx={{ typography: 'body2' }}
      >
        {[...new Set([...PAGE_SIZES, perPage])].map((size) => (
          <option key={size} value={size}>
            {size.toLocaleString(culture)}
          </option>
        ))}
      </NativeSelect>
      <Typography variant="body2" sx={{ marginInline: 'auto 4px' }}>
        {translate('paginator.range', range)}
      </Typography>
      <Box>
        {buttons.map(({ name, Icon, to, isOff }) => (
          <IconButton
            key={name}
            size="small"
            disabled={isOff}
            onClick={() => setPage(to)}
            aria-label={translate(`paginator.${name}`)}
          >
            <Icon fontSize="small" sx={alongTheLine} />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1.75,
  paddingBlock: 0.75,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
