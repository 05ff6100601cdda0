import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { useFormatDate } from '../fields/format-date.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { restorableOf } from './restorable.ts';

interface Props {
  entity: Entity;
  record: RaRecord;
  item: HistoryItem;
  isCreation: boolean;
  /** Absent where the person may not change the record. */
  onRestore?: (item: HistoryItem) => void;
}

/** One moment: who, when, and what was before and after. When a record was added there was nothing before. */
export function HistoryEntry({ entity, record, item, isCreation, onRestore }: Props) {
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
      {onRestore && restorableOf(entity, record, item).length > 0 && (
        <Button size="small" startIcon={<RestoreIcon />} onClick={() => onRestore(item)}>
          {translate('restore.open')}
        </Button>
      )}
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
