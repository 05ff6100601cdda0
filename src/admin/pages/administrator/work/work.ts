import { createContext, useContext } from 'react';
import type { NominationResult } from './nomination-result.ts';

/** What is asked before something is done. */
export interface WorkInput {
  reason?: string;
  priority?: number;
}

/** Something that is done about learners or nominations, with a result for each. */
export interface Work {
  title: string;
  /** The verb of its button. */
  verb: string;
  /** Said before it is done. */
  question?: string;
  reason?: 'optional' | 'required';
  asksPriority?: boolean;
  isDestructive?: boolean;
  /** Message key of what was done to how many, where that is no state that they came into. */
  done?: string;
  /** What would become of each. */
  preview?: () => Promise<readonly NominationResult[]>;
  /** Rejects with the server's problem. */
  send: (input: WorkInput) => Promise<readonly NominationResult[]>;
  /** Told what became of each. */
  onDone?: (results: readonly NominationResult[]) => void;
}

/** Begins something: at once, or after its question. */
export const WorkContext = createContext<(work: Work) => void>(() => {});

export function useWork(): (work: Work) => void {
  return useContext(WorkContext);
}
