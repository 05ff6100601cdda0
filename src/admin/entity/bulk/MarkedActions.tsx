import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { Entity } from '#model/entity.ts';
import { useBulkChoices, type BulkChoice } from './choices.ts';

interface Props {
  entity: Entity;
  onChoose: (choice: BulkChoice) => void;
}

/** What can be done with the marked records, whichever they are. */
export const MarkedActions = memo(function MarkedActions({ entity, onChoose }: Props) {
  const translate = useTranslate();
  return useBulkChoices(entity).map((choice) => (
    <Button
      key={choice.label}
      size="small"
      {...(choice.isDangerous && { sx: danger })}
      onClick={() => onChoose(choice)}
    >
      {translate(choice.label)}
    </Button>
  ));
});

const danger = { color: 'error.main' } as const;
