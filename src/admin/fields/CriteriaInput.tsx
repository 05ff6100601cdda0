import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Criteria } from '#model/criteria.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { useAttributes } from './attributes.ts';
import { CriteriaRule } from './CriteriaRule.tsx';
import { useDescribe } from './describe.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { emptyRule } from './RuleEditor.tsx';
import { joinCriteria, splitCriteria, type Rule } from './rules.ts';

/** Criteria as a plain list of rules; what the list can't show is kept and told in words. */
export const CriteriaInput = memo(function CriteriaInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const criteria = (input.value ?? {}) as Criteria;
  const { fields = [], error } = useAttributes();
  const { rest } = splitCriteria(criteria);
  const [rules, setRules] = useRules(criteria);
  const change = (next: Rule[]) => {
    setRules(next);
    const joined = joinCriteria(next, rest);
    input.onChange(Object.keys(joined).length > 0 ? joined : null);
  };
  const [first] = fields;
  if (!first && !error) return <Skeleton variant="rounded" height={120} />;
  return (
    <FieldFrame field={field} name={name} group="group">
      {({ id }) => (
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          <Typography variant="body2" color="textSecondary">
            {translate(rules.length > 0 ? 'criteria.explain' : 'criteria.none')}
          </Typography>
          {rules.map((rule, index) => (
            <CriteriaRule
              // Rules have no identity but their place: removing one renders those behind it anew.
              key={`${index + 1} of ${rules.length}`}
              number={index + 1}
              fields={fields}
              rule={rule}
              onChange={(changed) => change(rules.with(index, changed))}
              onRemove={() => change(rules.toSpliced(index, 1))}
            />
          ))}
          <KeptCriteria criteria={rest} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Button
              id={id}
              ref={input.ref}
              variant="outlined"
              startIcon={<AddIcon />}
              disabled={!first}
              onClick={() => first && change([...rules, emptyRule(first)])}
            >
              {translate('criteria.add')}
            </Button>
            <AudienceCount criteria={criteria} isComplete={rules.every(({ value }) => value !== undefined)} />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
});

/** The rules as edited, incomplete ones included; replaced when the form gets other criteria from elsewhere. */
function useRules(criteria: Criteria): [Rule[], (rules: Rule[]) => void] {
  const [rules, setRules] = useState<Rule[]>(() => splitCriteria(criteria).rules);
  const text = JSON.stringify(criteria);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    const { rules: theirs, rest } = splitCriteria(criteria);
    if (JSON.stringify(joinCriteria(rules, rest)) !== text) setRules(theirs);
  }
  return [rules, setRules];
}

function KeptCriteria({ criteria }: { criteria: Criteria }) {
  const translate = useTranslate();
  const describe = useDescribe(useAttributes().fields ?? [], criteria);
  const phrases = describe(criteria);
  if (phrases.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ padding: 1, backgroundColor: 'sunken', borderRadius: 1 }}>
      {translate('criteria.kept')}: {phrases.join(` ${translate('common.and')} `)}
    </Typography>
  );
}
