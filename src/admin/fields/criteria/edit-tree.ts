import { fits, isGroup, type CriteriaNode, type GroupNode } from './tree.ts';

/** Towards the beginning or the end. */
export type Step = -1 | 1;

interface Place {
  parent: GroupNode;
  index: number;
}

/** Where a node stands; undefined for the root. */
function placeOf(root: GroupNode, id: number): Place | undefined {
  const index = root.parts.findIndex((part) => part.id === id);
  if (index >= 0) return { parent: root, index };
  for (const part of root.parts) {
    const place = isGroup(part) ? placeOf(part, id) : undefined;
    if (place) return place;
  }
  return undefined;
}

/** The tree with a node in the place of the one that has its id. */
export function withNode<Node extends CriteriaNode>(tree: Node, node: CriteriaNode): Node {
  // A root is replaced by a root, anything else by anything.
  if (tree.id === node.id) return node as Node;
  return isGroup(tree) ? { ...tree, parts: tree.parts.map((part) => withNode(part, node)) } : tree;
}

/** Behind the last part of a group. */
export function endOf(parent: GroupNode): Place {
  return { parent, index: parent.parts.length };
}

/** The first rule within a node, or the node itself. */
export function firstIn(node: CriteriaNode): CriteriaNode {
  const [first] = isGroup(node) ? node.parts : [];
  return first ? firstIn(first) : node;
}

/** What is next to a node, behind it if there is something, and the group of both. */
export function heirOf(root: GroupNode, { id }: CriteriaNode): { heir: CriteriaNode | undefined; parent: GroupNode } {
  const { parent, index } = placeOf(root, id) ?? endOf(root);
  return { heir: parent.parts[index + 1] ?? parent.parts[index - 1], parent };
}

/** Such as 2.1: the first part of the second; empty for the root. */
export function numberOf(root: GroupNode, id: number): string {
  const place = placeOf(root, id);
  return place ? numberIn(numberOf(root, place.parent.id), place.index) : '';
}

export function numberIn(parentNumber: string, index: number): string {
  return parentNumber ? `${parentNumber}.${index + 1}` : String(index + 1);
}

export function withoutNode(root: GroupNode, id: number): GroupNode {
  const place = placeOf(root, id);
  return place ? withNode(root, { ...place.parent, parts: place.parent.parts.toSpliced(place.index, 1) }) : root;
}

export function insertedAt(root: GroupNode, { parent, index }: Place, node: CriteriaNode): GroupNode {
  return withNode(root, { ...parent, parts: parent.parts.toSpliced(index, 0, node) });
}

/**
 * The tree with a node one place up or down, as one reads it: past a rule, into a neighbouring group, out of its own.
 * Groups in which it would lie too deep are passed. Undefined where there is no further place.
 */
export function moved(root: GroupNode, id: number, step: Step): GroupNode | undefined {
  const place = placeOf(root, id);
  const node = place?.parent.parts[place.index];
  if (!place || !node) return undefined;
  const rest = withoutNode(root, id);
  const trees = placesFrom(root, place, step).map(({ parent, index }) => {
    const now = groupIn(rest, parent.id);
    return now && insertedAt(rest, { parent: now, index }, node);
  });
  return trees.find((tree) => tree && fits(tree));
}

/** The next places in the order in which they are tried. */
function placesFrom(root: GroupNode, { parent, index }: Place, step: Step): Place[] {
  const neighbour = parent.parts[index + step];
  if (neighbour) {
    const past = { parent, index: index + step };
    if (!isGroup(neighbour)) return [past];
    return [{ parent: neighbour, index: step > 0 ? 0 : neighbour.parts.length }, past];
  }
  const outer = placeOf(root, parent.id);
  return outer ? [{ parent: outer.parent, index: outer.index + (step > 0 ? 1 : 0) }] : [];
}

function groupIn(tree: GroupNode, id: number): GroupNode | undefined {
  if (tree.id === id) return tree;
  return tree.parts
    .filter((part) => isGroup(part))
    .map((part) => groupIn(part, id))
    .find((found) => found !== undefined);
}
