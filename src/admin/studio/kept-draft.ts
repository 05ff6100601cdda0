import type { SchemaFile } from '#model/studio.ts';

/** A text that is not saved, and the file that it was made of. */
export interface Draft {
  text: string;
  base: SchemaFile;
}

const keyOf = (name: string): string => `rostrum.studio.${name}`;

/** The draft of an entity that this tab has kept: saving one entity may load the page anew. */
export function keptDraft(name: string): Draft | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

/** Keeps a draft for as long as it differs from its file. */
export function keepDraft(name: string, draft: Draft): void {
  if (draft.text === draft.base.text) sessionStorage.removeItem(keyOf(name));
  else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
}
