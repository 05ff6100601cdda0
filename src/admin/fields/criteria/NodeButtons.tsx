import RemoveIcon from '@mui/icons-material/Close';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useBuilder } from './builder.ts';
import type { CriteriaNode } from './tree.ts';

const directions = [
  { step: -1, id: 'up', Icon: UpIcon },
  { step: 1, id: 'down', Icon: DownIcon },
] as const;

/** Moves a rule or group, into groups and out of them too, or removes it. */
export function NodeButtons({ node, name }: { node: CriteriaNode; name: string }) {
  const translate = useTranslate();
  const { move, mayMove, remove } = useBuilder();
  return (
    <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
      {directions.map(({ step, id, Icon }) => (
        <IconButton
          key={id}
          size="small"
          disabled={!mayMove(node, step)}
          data-focus={id}
          onClick={() => move(node, step)}
          aria-label={translate(`criteria.${id}`, { name })}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      <IconButton size="small" onClick={() => remove(node)} aria-label={translate('criteria.remove', { name })}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
