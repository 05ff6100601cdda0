import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { MarkMatching } from './MarkMatching.tsx';
import { useBulkChoices, type BulkChoice } from './choices.ts';

interface Props {
  entity: Entity;
  /** How many are marked. */
  label: string;
  onChoose: (choice: BulkChoice) => void;
}

/** What can be done with the marked records, and with the marks. */
export function MarkedActions({ entity, label, onChoose }: Props) {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext();
  const choices = useBulkChoices(entity);
  return (
    <Box component="section" aria-label={label} sx={bar}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {choices.map((choice) => (
        <Button
          key={choice.label}
          size="small"
          {...(choice.isDangerous && { sx: danger })}
          onClick={() => onChoose(choice)}
        >
          {translate(choice.label)}
        </Button>
      ))}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('list.unmark')}
      </Button>
      <MarkMatching entity={entity} />
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1.75,
  paddingBlock: 0.5,
  backgroundColor: 'primarySoft',
} as const;

const danger = { color: 'error.main' } as const;
