import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { MAX_CRITERIA_LEAVES } from '#model/limits.ts';
import { heardOnly } from '../../layout/heard-only.ts';
import { BuilderProvider, type Builder } from './builder.ts';
import { CriteriaGroup } from './CriteriaGroup.tsx';
import { endOf, firstIn, heirOf, insertedAt, moved, numberOf, withNode, withoutNode } from './edit-tree.ts';
import { Removed } from './Removed.tsx';
import { fits, isGroup, rulesIn, type CriteriaNode, type GroupNode } from './tree.ts';
import { useFocus, type FocusTarget } from './use-focus.ts';
import { useTree } from './use-tree.ts';

interface Props {
  fields: readonly Field[];
  criteria: Criteria;
  onChange: (criteria: Criteria | null) => void;
}

interface Removal {
  before: GroupNode;
  node: CriteriaNode;
}

/** Criteria as groups and rules that are added, moved and removed. */
export function CriteriaBuilder({ fields, criteria, onChange }: Props) {
  const translate = useTranslate();
  const { submitCount } = useFormState();
  const element = useRef<HTMLDivElement>(null);
  const focus = useFocus(element);
  const [tree, setTree] = useTree(criteria, onChange);
  const [removal, setRemoval] = useState<Removal>();
  const [told, setTold] = useState('');
  const change = (next: GroupNode, words = '') => {
    setTree(next);
    setRemoval(undefined);
    setTold(words);
  };
  const builder: Builder = {
    fields,
    isChecked: submitCount > 0,
    change: (node) => change(withNode(tree, node)),
    add: (parent, node) => {
      change(insertedAt(tree, endOf(parent), node));
      focus({ id: firstIn(node).id, parts: ['first'] });
    },
    remove: (node) => {
      change(withoutNode(tree, node.id), translate(isGroup(node) ? 'criteria.removed.group' : 'criteria.removed.rule'));
      setRemoval({ before: tree, node });
      focus(afterRemoval(tree, node));
    },
    move: (node, step) => {
      const next = moved(tree, node.id, step);
      if (!next) return;
      change(next, translate('criteria.moved', { number: numberOf(next, node.id) }));
      focus({ id: node.id, parts: step > 0 ? ['down', 'up'] : ['up', 'down'] });
    },
    rulesLeft: MAX_CRITERIA_LEAVES - rulesIn(tree).length,
    mayChange: (node) => fits(withNode(tree, node)),
    mayAdd: (parent, node) => fits(insertedAt(tree, endOf(parent), node)),
    mayMove: (node, step) => moved(tree, node.id, step) !== undefined,
  };
  return (
    <BuilderProvider value={builder}>
      <Box ref={element} sx={{ display: 'grid', gap: 1.25, minInlineSize: 0 }}>
        <CriteriaGroup group={tree} number="" />
        {removal && (
          <Removed
            isGroup={isGroup(removal.node)}
            onUndo={() => {
              change(removal.before);
              focus({ id: removal.node.id, parts: ['first'] });
            }}
          />
        )}
        <Box component="output" sx={heardOnly}>
          {told}
        </Box>
      </Box>
    </BuilderProvider>
  );
}

/** Whoever takes the removed one's place, or the button that brings a new one. */
function afterRemoval(tree: GroupNode, node: CriteriaNode): FocusTarget {
  const { heir, parent } = heirOf(tree, node);
  return heir ? { id: heir.id, parts: ['first'] } : { id: parent.id, parts: ['add'] };
}
