import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useId, useState, type FocusEvent } from 'react';
import { RuleEditor } from '../RuleEditor.tsx';
import { useBuilder } from './builder.ts';
import { NodeButtons } from './NodeButtons.tsx';
import { ruleProblemOf } from '../rule-problem.ts';
import type { RuleNode } from './tree.ts';

/** One rule; on a phone its parts stand below each other. What is wrong with it is said below it. */
export function CriteriaRule({ node, number }: { node: RuleNode; number: string }) {
  const translate = useTranslate();
  const { fields, isChecked, change } = useBuilder();
  const [wasLeft, setWasLeft] = useState(false);
  const id = useId();
  const { rule } = node;
  const name = translate('criteria.rule', { number });
  const problem = ruleProblemOf(rule, fields);
  // Nobody wants to be told of an empty value before having had a chance to enter it.
  const isTold = problem !== undefined && (rule.value !== undefined || wasLeft || isChecked);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setWasLeft(wasLeft || !currentTarget.contains(relatedTarget));
  return (
    <Box component="fieldset" aria-label={name} data-node={node.id} onBlur={leave} sx={row}>
      {fields.some((field) => field.name === rule.field) ? (
        <RuleEditor
          fields={fields}
          rule={rule}
          onChange={(changed) => change({ ...node, rule: changed })}
          {...(isTold && { describedBy: id })}
        />
      ) : (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {rule.field}
        </Box>
      )}
      <Box sx={{ gridArea: 'buttons' }}>
        <NodeButtons node={node} name={name} />
      </Box>
      {isTold && (
        <FormHelperText error id={id} sx={{ gridArea: 'problem', margin: 0 }}>
          {translate(problem)}
        </FormHelperText>
      )}
    </Box>
  );
}

/** In one line where the builder is wide enough, the value below where it is not, on a phone all below each other. */
const row = {
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"field buttons" "operation operation" "value value" "problem problem"',
  '& > :nth-child(1)': { gridArea: 'field' },
  '& > :nth-child(2)': { gridArea: 'operation' },
  '& > :nth-child(3)': { gridArea: 'value' },
  '@container (min-width: 460px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gridTemplateAreas: '"field operation buttons" "value value value" "problem problem problem"',
  },
  '@container (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.6fr) auto',
    gridTemplateAreas: '"field operation value buttons" "problem problem problem problem"',
  },
} as const;
