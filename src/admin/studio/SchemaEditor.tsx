import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import { basicSetup } from 'codemirror';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SchemaProblem } from '#model/studio.ts';
import { completeSchema, type Nameable } from './complete-schema.ts';
import { editorLook } from './editor-look.ts';
import { problemRange } from './problem-range.ts';

interface Props {
  label: string;
  /** What it shows; another text than the one that was typed replaces it. */
  text: string;
  problems: readonly SchemaProblem[];
  nameable: Nameable | undefined;
  onChange: (text: string) => void;
  onSave: () => void;
}

/** The text of a schema: highlighted, completed at the cursor, its mistakes underlined. */
export function SchemaEditor({ label, text, problems, nameable, onChange, onSave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const change = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const known = useEffectEvent(() => nameable);
  const first = useEffectEvent(() => text);
  useEffect(() => {
    const view = new EditorView({
      parent: place.current ?? document.body,
      state: EditorState.create({
        doc: first(),
        extensions: [
          Prec.high(keymap.of([{ key: 'Mod-s', run: () => (save(), true) }])),
          basicSetup,
          json(),
          autocompletion({ override: [completeSchema(() => known())], icons: false }),
          lintGutter(),
          editorLook,
          EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => docChanged && change(state.doc.toString())),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [label]);
  useEffect(() => {
    const view = editor.current;
    const shown = view?.state.doc.toString();
    if (view && shown !== text) view.dispatch({ changes: { from: 0, to: shown?.length ?? 0, insert: text } });
  }, [text]);
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const shown = view.state.doc.toString();
    const diagnostics = problems.map((problem) => {
      return { ...problemRange(shown, problem), severity: 'error' as const, message: sentenceOf(problem) };
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [problems]);
  return <Box ref={place} sx={{ blockSize: '100%', minBlockSize: 0, overflow: 'hidden', padding: '2px' }} dir="ltr" />;
}

/** The place of a syntax error is shown, and need not be said. */
export function sentenceOf({ reason }: SchemaProblem): string {
  return reason.replace(/ (in JSON )?at position \d+|, (\.\.\.)?".*" is not valid JSON$/s, '');
}
