import { createContext, useContext, type ReactNode } from 'react';

/** A page of a record beside the sections of its form. */
export interface RecordTab {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Whether it is a part of the form, which shows its content itself. */
  isInForm?: boolean;
}

/** The tabs of a record's page: first the sections of its form, then the others. */
export interface RecordTabs {
  others: readonly RecordTab[];
  /** What the ids of tabs and panels begin with. */
  id: string;
  current: string;
  open: (id: string) => void;
  /** The path of the page; its tabs are below it. */
  path: string;
}

/** Set around a form that is a part of a page with tabs. */
export const RecordTabsContext = createContext<RecordTabs | undefined>(undefined);

/** The id of the form of a page with tabs: a button outside of it may submit it. */
export function formIdOf({ id }: RecordTabs): string {
  return `${id}-form`;
}

/** The tab that is open beside the form; undefined while it is a part of the form, and where there are no tabs. */
export function openedBeside(tabs: RecordTabs | undefined): RecordTab | undefined {
  return tabs?.others.find(({ id, isInForm = false }) => id === tabs.current && !isInForm);
}

export function useRecordTabs(): RecordTabs | undefined {
  return useContext(RecordTabsContext);
}
