import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import type { Entity, Field } from '#model/entity.ts';
import { useColumns } from './columns.ts';
import { MarkBox } from './MarkBox.tsx';
import { MarkPage } from './MarkPage.tsx';
import { labelOf, nameOfRecord } from './names.ts';
import { RecordLink } from './RecordLink.tsx';
import { useRecordPath } from './record-path.ts';
import { RowTools, useHasRowTools } from './row-tools.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ValueCell } from './ValueCell.tsx';

/** The rows on a phone: one card each, with the labels beside the values. */
export function EntityCards({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const { shown } = useColumns(entity);
  return (
    <>
      <Box sx={page}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center' }}>
          <MarkPage />
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('list.selectPage')}
          </Typography>
        </Box>
        <SortChoice entity={entity} columns={shown} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((record) => (
          <Card key={record.id} entity={entity} columns={shown} record={record} />
        ))}
      </Box>
    </>
  );
}

interface CardProps {
  entity: Entity;
  columns: readonly Field[];
  record: RaRecord;
}

function Card({ entity, columns, record }: CardProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const hasTools = useHasRowTools(entity);
  const pathOfRecord = useRecordPath(entity);
  const name = nameOfRecord(entity, record);
  return (
    <Box component="li" sx={card}>
      <Box component="label" sx={{ alignSelf: 'start', margin: -1 }}>
        <MarkBox
          checked={selectedIds.includes(record.id)}
          onChange={() => onToggleItem(record.id)}
          aria-label={translate('list.selectRow', { name })}
        />
      </Box>
      <Box sx={{ minInlineSize: 0, flex: 1 }}>
        <RecordLink path={pathOfRecord?.(record)} sx={{ fontWeight: 600, color: 'text.primary' }}>
          {name}
        </RecordLink>
        <Box component="dl" sx={facts}>
          {columns
            .filter((field) => field !== entity.text)
            .map((field) => (
              <Box key={field.name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {labelOf(field, translate)}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                  <ValueCell entity={entity} field={field} record={record} />
                </Typography>
              </Box>
            ))}
        </Box>
      </Box>
      {hasTools && (
        <Box sx={{ alignSelf: 'start' }}>
          <RowTools entity={entity} record={record} />
        </Box>
      )}
    </Box>
  );
}

const page = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  paddingInline: 0.75,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const card = {
  display: 'flex',
  gap: 0.5,
  padding: 1.75,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  margin: '6px 0 0',
} as const;
