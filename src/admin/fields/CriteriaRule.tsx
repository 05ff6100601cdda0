import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import { RuleEditor } from './RuleEditor.tsx';
import type { Rule } from './rules.ts';

interface Props {
  number: number;
  fields: readonly Field[];
  rule: Rule;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

/** One rule in a row; on a phone its parts stand below each other. */
export function CriteriaRule({ number, fields, rule, onChange, onRemove }: Props) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" aria-label={translate('criteria.rule', { number })} sx={row}>
      <RuleEditor fields={fields} rule={rule} onChange={onChange} />
      <IconButton onClick={onRemove} aria-label={translate('criteria.remove', { number })} size="small">
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const row = {
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(9rem, 1fr) minmax(8rem, 0.8fr) minmax(12rem, 2fr) auto' },
  '& > *': { gridColumn: { xs: '1', md: 'auto' } },
  '& > button': { gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' } },
} as const;
