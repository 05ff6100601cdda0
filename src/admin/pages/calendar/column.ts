import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';

/** A day, or what one venue, instructor or training has on a day. */
export interface Column {
  id: string;
  /** What it is called. */
  label: string;
  head: ReactNode;
  entries: readonly Entry[];
  /** Of its entries, where it is not that of what they have first. */
  colour?: string;
  isShaded?: boolean;
  /** Present where a column is a day, so that sessions can be dragged between columns. */
  date?: string;
}
