import { createContext, useContext } from 'react';
import type { Field } from '#model/entity.ts';
import type { Step } from './edit-tree.ts';
import type { CriteriaNode, GroupNode } from './tree.ts';

/** What rules and groups of a builder need of it. */
export interface Builder {
  fields: readonly Field[];
  /** Whether saving was tried: what is missing is wrong from then on. */
  isChecked: boolean;
  change: (node: CriteriaNode) => void;
  add: (parent: GroupNode, node: CriteriaNode) => void;
  remove: (node: CriteriaNode) => void;
  move: (node: CriteriaNode, step: Step) => void;
  /** How many more rules there may be. */
  rulesLeft: number;
  mayChange: (node: CriteriaNode) => boolean;
  mayAdd: (parent: GroupNode, node: CriteriaNode) => boolean;
  mayMove: (node: CriteriaNode, step: Step) => boolean;
}

const Context = createContext<Builder | undefined>(undefined);

export const BuilderProvider = Context.Provider;

/** Throws outside of a builder. */
export function useBuilder(): Builder {
  const builder = useContext(Context);
  if (!builder) throw new Error('Rules are edited within a builder');
  return builder;
}
