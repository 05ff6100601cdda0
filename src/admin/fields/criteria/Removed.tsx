import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** What was removed last, and the way to have it back. */
export function Removed({ isGroup, onUndo }: { isGroup: boolean; onUndo: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={bar}>
      {translate(isGroup ? 'criteria.removed.group' : 'criteria.removed.rule')}
      <Button size="small" onClick={onUndo}>
        {translate('ra.action.undo')}
      </Button>
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 1.5,
  borderRadius: 1,
  backgroundColor: 'sunken',
} as const;
