import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { useFormatDate } from '../fields/format-date.ts';
import { FieldChanges } from './FieldChanges.tsx';

interface Props {
  entity: Entity;
  item: HistoryItem;
  isCreation: boolean;
}

/** One moment: who, when, and what was before and after. When a record was added there was nothing before. */
export function HistoryEntry({ entity, item, isCreation }: Props) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  return (
    <Box component="li" sx={moment}>
      <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.2 }}>
        {item.by}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={item.at}>
        {instantOf(item.at)}
      </Typography>
      {item.action && (
        <Typography variant="body2">
          {translate('history.action', { title: translate(`${entity.keys}.action.${item.action}`) })}
        </Typography>
      )}
      {isCreation && <Typography variant="body2">{translate('history.created')}</Typography>}
      {!isCreation && <FieldChanges entity={entity} changes={item.changes} />}
    </Box>
  );
}

const moment = {
  position: 'relative',
  paddingInlineStart: 2.5,
  paddingBlockEnd: 2,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderColor: 'transparent' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -4,
    insetBlockStart: 4,
    inlineSize: 7,
    blockSize: 7,
    borderRadius: '50%',
    backgroundColor: 'primary.main',
  },
} as const;
