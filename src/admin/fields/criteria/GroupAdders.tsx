import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { MAX_CRITERIA_DEPTH, MAX_CRITERIA_LEAVES } from '#model/limits.ts';
import { emptyRule } from '../RuleEditor.tsx';
import { useBuilder } from './builder.ts';
import { newGroup, newRule, type GroupNode } from './tree.ts';

/** Adds a rule or a group at the end of a group; what the limits forbid says so before it is tried. */
export function GroupAdders({ group, number }: { group: GroupNode; number: string }) {
  const translate = useTranslate();
  const { fields, add, mayAdd, rulesLeft } = useBuilder();
  const id = useId();
  const [first] = fields;
  if (!first) return null;
  const rule = () => newRule(emptyRule(first));
  // A group begins with a rule, or there would be nothing to enter; alternatives are what groups are mostly for.
  const groupOf = (count: number) =>
    newGroup(
      group.match === 'any' ? 'all' : 'any',
      Array.from({ length: count }, () => rule()),
    );
  const choices = [
    { id: 'add', make: rule, mayAdd: mayAdd(group, rule()) },
    // One rule alone is no group worth having: there must be room for a second.
    { id: 'addGroup', make: () => groupOf(1), mayAdd: mayAdd(group, groupOf(rulesLeft === 1 ? 1 : 2)) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {choices.map((choice, index) => (
        <Adder
          key={choice.id}
          text={translate(`criteria.${choice.id}`)}
          to={number && translate('criteria.toGroup', { number })}
          describedBy={choice.mayAdd ? undefined : id}
          isFirst={index === 0}
          onAdd={() => add(group, choice.make())}
        />
      ))}
      {choices.some((choice) => !choice.mayAdd) && (
        <Typography id={id} variant="caption" color="textSecondary">
          {translate(rulesLeft < 1 ? 'criteria.limit.rules' : 'criteria.limit.depth', {
            rules: MAX_CRITERIA_LEAVES,
            levels: MAX_CRITERIA_DEPTH,
          })}
        </Typography>
      )}
    </Box>
  );
}

interface AdderProps {
  text: string;
  /** The rest of its name, which others see from where it stands. */
  to: string;
  /** Why it is not to be had. */
  describedBy: string | undefined;
  isFirst: boolean;
  onAdd: () => void;
}

function Adder({ text, to, describedBy, isFirst, onAdd }: AdderProps) {
  return (
    <Button
      variant={isFirst ? 'outlined' : 'text'}
      startIcon={<AddIcon />}
      disabled={describedBy !== undefined}
      aria-describedby={describedBy}
      aria-label={to ? `${text} ${to}` : undefined}
      {...(isFirst && { 'data-focus': 'add' })}
      onClick={onAdd}
    >
      {text}
    </Button>
  );
}
