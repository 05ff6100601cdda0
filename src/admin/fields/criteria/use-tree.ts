import { useState } from 'react';
import type { Criteria } from '#model/criteria.ts';
import { criteriaOf, treeOf, type GroupNode } from './tree.ts';

/** The tree as edited; replaced when the form gets other criteria from elsewhere. `onChange` gets null for no rule. */
export function useTree(criteria: Criteria, onChange: (criteria: Criteria | null) => void) {
  const [tree, setTree] = useState(() => treeOf(criteria));
  const text = JSON.stringify(criteria);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    if (JSON.stringify(criteriaOf(tree)) !== text) setTree(treeOf(criteria));
  }
  const change = (next: GroupNode) => {
    setTree(next);
    onChange(next.parts.length > 0 ? criteriaOf(next) : null);
  };
  return [tree, change] as const;
}
