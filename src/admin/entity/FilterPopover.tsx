import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Field } from '#model/entity.ts';
import { emptyRule, RuleEditor } from '../fields/RuleEditor.tsx';
import { ruleProblemOf } from '../fields/rule-problem.ts';
import type { Rule } from '../fields/rules.ts';

interface Props {
  anchor: HTMLElement;
  fields: readonly Field[];
  /** The condition to change; absent for a new one. */
  rule: Rule | undefined;
  onApply: (rule: Rule) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Edits one condition of a list's filter. */
export function FilterPopover({ anchor, fields, rule, onApply, onRemove, onClose }: Props) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<Rule>(() => rule ?? firstRule(fields));
  const problem = ruleProblemOf(edited, fields);
  const problemId = useId();
  const isWrong = problem !== undefined && edited.value !== undefined;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('filter.add') } }}
    >
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1.25, padding: 2, inlineSize: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem) onApply(edited);
        }}
      >
        <RuleEditor fields={fields} rule={edited} onChange={setEdited} {...(isWrong && { describedBy: problemId })} />
        {isWrong && (
          <FormHelperText id={problemId} error role="alert">
            {translate(problem)}
          </FormHelperText>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          {rule && <Button onClick={onRemove}>{translate('filter.delete')}</Button>}
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={problem !== undefined}>
            {translate('filter.apply')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

function firstRule([field]: readonly Field[]): Rule {
  return field ? emptyRule(field) : { field: '', operation: 'equals', value: undefined };
}
