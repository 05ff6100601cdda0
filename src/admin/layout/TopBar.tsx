import Box from '@mui/material/Box';
import { Breadcrumb } from './Breadcrumb.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Mark } from './Mark.tsx';

export function TopBar({ isPhone }: { isPhone: boolean }) {
  return (
    <Box component="header" sx={bar}>
      {isPhone && <Mark size={24} />}
      <Breadcrumb />
      <UserMenu isPhone={isPhone} />
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 56,
  paddingInline: { xs: 2, sm: 3, lg: 4 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
