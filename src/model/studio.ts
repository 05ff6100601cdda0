import type { Effect } from './effect.ts';
import type { Values } from './values.ts';
import type { EntitySchema } from './vocabulary.ts';

/** Where the development server answers the schema studio. */
export const STUDIO_PATH = '/__studio';

/** A schema as it stands on disk. */
export interface SchemaFile {
  text: string;
  /** Changes with the text; absent while there is no file. */
  version: string | undefined;
}

/** What the studio may open, and what it completes from. */
export interface StudioIndex {
  names: readonly string[];
  metaSchema: object;
  /** Names of the fragments in `common.json`. */
  fragments: readonly string[];
}

/** A mistake in a schema, at its place. */
export interface SchemaProblem {
  /** The file that it is in: another one's, where a reference leads nowhere any more. */
  file: string;
  /** JSON pointer; sections, views and actions may be named by their id. */
  pointer: string;
  reason: string;
}

/** A text that is being edited. */
export interface SchemaDraft {
  name: string;
  text: string;
}

/** What became of a draft: its mistakes, or what the engine makes of it. */
export interface StudioAnswer {
  problems: readonly SchemaProblem[];
  /** Of the file on disk at this moment. */
  version: string | undefined;
  /** Absent while there are mistakes. */
  preview?: StudioPreview;
}

export interface StudioPreview {
  schema: EntitySchema;
  /** Demo records of the entity and of those that it refers to, by entity. */
  records: Record<string, Values[]>;
  /** The header line of its CSV template. */
  csv: string;
  /** The migration that saving leads to; absent when the tables stay. */
  migration?: { file: string; source: string };
  /** The generated TypeScript. */
  types: string;
  changes: SchemaChanges;
}

/** The difference to the saved schema, in words. */
export interface SchemaChanges {
  /** What becomes of the table and its rows. */
  rows: readonly { says: string; effect: Effect }[];
  /** What lists, filters and files gain or lose. */
  screens: readonly string[];
  /** What clients of the API would miss. */
  breaks: readonly string[];
  /** What breaks nothing, and is worth a look. */
  notes: readonly string[];
}
