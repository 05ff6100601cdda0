import type { HistoryItem } from './history.ts';

/** What an upload has done or, in a dry run, would do: how many rows make or change a record. */
export interface UploadReport {
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Where the call also maps: how many records were mapped anew. */
  mapped?: number;
  /** Only of a dry run: what each row would do. */
  rows?: PlannedRow[];
}

export interface PlannedRow {
  /** Counts from 1, the header included. */
  line: number;
  change: 'create' | 'update' | 'unchanged';
  /** What the record is called. */
  name: string;
  changes: HistoryItem['changes'];
}

/** Why a row was refused. */
export interface RowMistake {
  line: number;
  /** The name of a field; empty for the row as a whole. */
  column: string;
  /** Message key. */
  message: string;
}

/** What a refused file's 400 says beside `errors`; `failed` are the cells of the bad rows, as the file has them. */
export interface RefusedFile {
  rows: RowMistake[];
  columns?: string[];
  failed?: { line: number; cells: string[] }[];
}

/** The last column of a file of refused rows: why each was refused. It may stay when the file is uploaded again. */
export const REASON_COLUMN = 'reason';
