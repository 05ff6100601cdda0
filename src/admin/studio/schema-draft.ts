import { useEffect, useState } from 'react';
import type { SchemaFile, SchemaProblem, StudioPreview } from '#model/studio.ts';
import { messageOf } from '../data/problems.ts';
import { openSchema, previewSchema, saveSchema } from '../data/studio-calls.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { keepDraft, keptDraft, type Draft } from './kept-draft.ts';

export interface SchemaDraftState {
  text: string;
  change: (text: string) => void;
  isDirty: boolean;
  problems: readonly SchemaProblem[];
  /** Of the last text without mistakes. */
  preview: StudioPreview | undefined;
  /** Whether the file is another one than the text was made of. */
  isChangedOnDisk: boolean;
  /** What the server said when it could not preview or save. */
  failure: string | undefined;
  maySave: boolean;
  save: () => void;
  discard: () => void;
  /** Takes what is on disk, and drops the text or keeps it to be saved over that. */
  takeDisk: (keepsText: boolean) => void;
}

/** The text of an entity's schema while it is edited, and what the engine makes of it. */
export function useSchemaDraft(name: string, file: SchemaFile, onSaved: () => void): SchemaDraftState {
  const [draft, setDraft] = useState(() => keptDraft(name) ?? { text: file.text, base: file });
  const [failure, setFailure] = useState<string>();
  const { text, base } = draft;
  useEffect(() => keepDraft(name, draft), [name, draft]);
  const { error, ...engine } = useEngine(name, draft);
  const isDirty = text !== base.text || base.version === undefined;
  const maySave = isDirty && engine.isRight && !engine.isChangedOnDisk;
  const fail = (problem: unknown) => setFailure(messageOf(problem));
  const save = async () => {
    setFailure(undefined);
    const { version } = await saveSchema({ name, text }, base.version);
    setDraft((now) => ({ text: now.text, base: { text, version } }));
    onSaved();
  };
  const takeDisk = async (keepsText: boolean) => {
    const onDisk = await openSchema(name);
    setDraft((now) => ({ text: keepsText ? now.text : onDisk.text, base: onDisk }));
  };
  return {
    ...engine,
    text,
    change: (typed) => setDraft((now) => ({ ...now, text: typed })),
    isDirty,
    failure: failure ?? (error === undefined ? undefined : messageOf(error)),
    maySave,
    save: () => {
      if (maySave) void save().catch(fail);
    },
    discard: () => setDraft({ text: base.text, base }),
    takeDisk: (keepsText) => void takeDisk(keepsText).catch(fail),
  };
}

const REST_MS = 300;

/** What the engine says of a draft, once its writer rests. */
function useEngine(name: string, { text, base }: Draft) {
  const looks = useLooks();
  const question = { name, text, version: base.version, looks };
  const ask = async (asked: typeof question, signal: AbortSignal) => {
    const answer = await previewSchema({ name: asked.name, text: asked.text }, signal);
    return { ...answer, asked };
  };
  const { value, error } = useAnswer(question, ask, REST_MS);
  const [preview, setPreview] = useState<StudioPreview>();
  if (value?.preview && value.preview !== preview) setPreview(value.preview);
  const isOfBase = value !== undefined && value.asked.version === base.version;
  return {
    problems: value?.problems ?? NO_PROBLEMS,
    preview,
    isRight: value?.asked.text === text && value.problems.length === 0,
    isChangedOnDisk: isOfBase && value.version !== base.version,
    error,
  };
}

const NO_PROBLEMS: readonly SchemaProblem[] = [];

/** Counts how often the person came back to the window: from an editor, perhaps, that changed the file. */
function useLooks(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return looks;
}
