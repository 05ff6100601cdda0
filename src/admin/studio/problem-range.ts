import { jsonLanguage } from '@codemirror/lang-json';
import type { SchemaProblem } from '#model/studio.ts';

type Tree = ReturnType<typeof jsonLanguage.parser.parse>;
type SyntaxNode = Tree['topNode'];

interface Range {
  from: number;
  to: number;
}

/** The part of a schema's text that a problem means. */
export function problemRange(text: string, { pointer, reason }: SchemaProblem): Range {
  const tree = jsonLanguage.parser.parse(text);
  if (pointer === '') return placeOfSyntaxError(tree, text, reason);
  const root = tree.topNode.firstChild;
  if (!root) return { from: 0, to: text.length };
  const node = nodeAt(root, text, pointer.split('/').filter(Boolean));
  return wordWithin(node, text, reason) ?? (node === root ? { from: 0, to: 1 } : { from: node.from, to: node.to });
}

/** A text that is no JSON: where the engine's message has a position, there, else where the grammar ends. */
function placeOfSyntaxError(tree: Tree, text: string, reason: string): Range {
  let place: number | undefined = /at position (\d+)/.exec(reason)?.slice(1).map(Number)[0];
  tree.iterate({ enter: ({ type, from }) => void (type.isError && (place ??= from)) });
  const from = Math.min(place ?? text.length, Math.max(0, text.length - 1));
  return { from, to: Math.min(from + 1, text.length) };
}

/** The node of a pointer, as far as it leads. */
function nodeAt(node: SyntaxNode, text: string, [step, ...steps]: readonly string[]): SyntaxNode {
  if (step === undefined) return node;
  const inner = node.name === 'Array' ? itemAt(node, text, step) : memberOf(node, text, step)?.lastChild;
  return inner ? nodeAt(inner, text, steps) : node;
}

/** By its position, or by its id. */
function itemAt(list: SyntaxNode, text: string, step: string): SyntaxNode | undefined {
  const items = valuesIn(list);
  const withId = items.find((item) => {
    const id = memberOf(item, text, 'id')?.lastChild;
    return id && wordOf(id, text) === step;
  });
  return withId ?? (/^\d+$/.test(step) ? items[Number(step)] : undefined);
}

function memberOf(object: SyntaxNode, text: string, name: string): SyntaxNode | undefined {
  return childrenOf(object).find(({ firstChild }) => firstChild && wordOf(firstChild, text) === name);
}

/** The name or item that a reason begins with, such as `"levl" does not exist`. */
function wordWithin(node: SyntaxNode, text: string, reason: string): Range | undefined {
  const [, word] = /^"([^"]+)"/.exec(reason) ?? [];
  if (word === undefined) return undefined;
  const named = memberOf(node, text, word)?.firstChild;
  const found = named ?? valuesIn(node).find((item) => wordOf(item, text) === word);
  return found && { from: found.from, to: found.to };
}

function valuesIn(node: SyntaxNode): SyntaxNode[] {
  return node.name === 'Array' ? childrenOf(node).filter(({ name }) => /^[A-Z]/.test(name)) : [];
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function wordOf({ from, to }: SyntaxNode, text: string): string {
  return text.slice(from, to).replaceAll('"', '');
}
