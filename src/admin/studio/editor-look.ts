import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colour = (name: string) => `var(--mui-palette-${name})`;

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.8125rem', color: colour('text-primary'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: `2px solid ${colour('primary-main')}`, outlineOffset: '0', borderRadius: '10px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", "SF Mono", Menlo, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: colour('primary-main'), paddingBlock: '12px' },
  '.cm-cursor': { borderLeftColor: colour('primary-main') },
  '.cm-gutters': { backgroundColor: colour('background-paper'), color: colour('text-secondary'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: colour('sunken') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: colour('primarySoft'),
  },
  '.cm-selectionMatch': { backgroundColor: colour('primarySoft') },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: colour('primarySoft'), outline: 'none' },
  '.cm-foldPlaceholder': { backgroundColor: colour('sunken'), border: 'none', color: colour('text-secondary') },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: colour('background-paper'),
    color: colour('text-primary'),
    border: `1px solid ${colour('divider')}`,
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: colour('primarySoft'),
    color: colour('text-primary'),
  },
  '.cm-completionMatchedText': { color: colour('primary-main'), textDecoration: 'none', fontWeight: '600' },
  '.cm-completionInfo': { padding: '6px 10px', maxWidth: '280px' },
  '.cm-diagnostic': { padding: '6px 10px' },
  '.cm-diagnostic-error': { borderInlineStart: `3px solid ${colour('error-main')}` },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${colour('error-main')}`,
    textUnderlineOffset: '3px',
  },
});

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: colour('primary-main') },
  { tag: tags.string, color: colour('success-main') },
  { tag: [tags.number, tags.bool, tags.null], color: colour('warning-main') },
]);

/** The editor in the colours of the page around it, light or dark. */
export const editorLook = [look, EditorView.lineWrapping, syntaxHighlighting(words)];
