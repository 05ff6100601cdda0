import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import { matches, type Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import { attributesOf } from '#model/entity.ts';
import { MAX_CRITERIA_DEPTH } from '#model/limits.ts';
import { moved, withoutNode } from './edit-tree.ts';
import { criteriaOf, fits, isGroup, newGroup, newRule, treeOf, type CriteriaNode, type GroupNode } from './tree.ts';

const RUNS = 500;

/** How much deeper one step may bring a rule: into a group, and one that is negated. */
const DEEPER = 2;

const attributes = attributesOf(entityNamed('learner'));

const leaf: fc.Arbitrary<Criteria> = fc.oneof(
  fc.constantFrom('Sales', 'Legal').map((department) => ({ department })),
  fc.constantFrom('Sales', 'Pune').map((location) => ({ location: [location] })),
  fc.integer({ min: 1, max: 3 }).map((grade) => ({ grade: { lessThan: grade, greaterThan: 0 } })),
  fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()).map(([name, status]) => ({ name: { contains: name }, status })),
);
const { criteria } = fc.letrec<{ criteria: Criteria }>((tie) => ({
  criteria: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    fc.record({ all: fc.array(tie('criteria'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ any: fc.array(tie('criteria'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('criteria') }),
    fc.tuple(leaf, tie('criteria')).map(([first, second]) => ({ ...first, ...second })),
    fc.record({ not: tie('criteria'), any: fc.array(tie('criteria'), { minLength: 1, maxLength: 2 }) }),
  ),
}));
const valid = criteria.filter((asked) => whyCriteriaInvalid(asked, attributes) === undefined);

/** Every combination of a few values, some of them missing. */
const people = ['Sales', 'Legal', undefined].flatMap((department) =>
  ['Sales', 'Pune', undefined].flatMap((location) =>
    [1, 2, undefined].flatMap((grade) =>
      ['a', 'b'].map((name) => ({ name, department, location, grade, status: name === 'a' })),
    ),
  ),
);
const chosenBy = (asked: Criteria) => people.map((person) => matches(asked, person));

test('whatever the language says can be edited, and means the same when nothing was changed', () => {
  const property = fc.property(valid, (asked) => {
    const tree = treeOf(asked);
    const written = criteriaOf(tree);
    expect(whyCriteriaInvalid(written, attributes)).toBeUndefined();
    expect(fits(tree)).toBe(true);
    expect(chosenBy(written)).toEqual(chosenBy(asked));
    expect(chosenBy(criteriaOf(treeOf(written)))).toEqual(chosenBy(asked));
  });
  fc.assert(property, { numRuns: RUNS });
});

/** How deep the criteria of a node may lie, a negation counted as a group of its own. */
function depthOf(node: CriteriaNode): number {
  if (!isGroup(node)) return 1;
  return (node.match === 'none' ? 2 : 1) + Math.max(0, ...node.parts.map(depthOf));
}

test('whatever is moved keeps every rule and the limits, and comes back by the opposite step', () => {
  const property = fc.property(valid, fc.nat(), fc.constantFrom<1 | -1>(1, -1), (asked, seed, step) => {
    const tree = treeOf(asked);
    const nodes = nodesIn(tree).slice(1);
    const node = nodes[seed % nodes.length];
    const next = node && moved(tree, node.id, step);
    if (!next) return;
    expect(fits(next)).toBe(true);
    expect(idsIn(next)).toEqual(idsIn(tree));
    // Near the limit a group may be too deep on the way there and not on the way back.
    if (depthOf(tree) > MAX_CRITERIA_DEPTH - DEEPER) return;
    const back = moved(next, node.id, step === 1 ? -1 : 1);
    expect(back).toEqual(tree);
  });
  fc.assert(property, { numRuns: RUNS });
});

const rule = (grade: number) => newRule({ field: 'grade', operation: 'lessThan', value: grade });

test('rules keep their order in what is stored', () => {
  const tree = newGroup('all', [rule(3), newGroup('none', [rule(2), rule(1)])]);
  const below = (lessThan: number) => ({ grade: { lessThan } });
  expect(criteriaOf(tree)).toEqual({ all: [below(3), { not: { any: [below(2), below(1)] } }] });
  expect(criteriaOf(newGroup('all', [rule(3)]))).toEqual(below(3));
});

test('an incomplete rule and an empty group stay in the criteria, and every check refuses them', () => {
  const incomplete = newRule({ field: 'grade', operation: 'lessThan', value: undefined });
  for (const part of [incomplete, newGroup('any', [])]) {
    const written = criteriaOf(newGroup('all', [rule(3), part]));
    expect(whyCriteriaInvalid(written, attributes)).toBeDefined();
    expect(criteriaOf(treeOf(written))).toEqual(written);
  }
});

test('a tree without rules is no criteria', () => {
  const only = rule(3);
  expect(criteriaOf(withoutNode(newGroup('all', [only]), only.id))).toEqual({});
});

test('a hundred rules and five levels fit, one more does not', () => {
  const rules = (count: number) =>
    newGroup(
      'any',
      Array.from({ length: count }, () => rule(1)),
    );
  const levels = (count: number): GroupNode => newGroup('any', [rule(1), count > 2 ? levels(count - 1) : rule(2)]);
  expect([fits(rules(100)), fits(rules(101)), fits(levels(5)), fits(levels(6))]).toEqual([true, false, true, false]);
});

function nodesIn(node: CriteriaNode): CriteriaNode[] {
  return isGroup(node) ? [node, ...node.parts.flatMap((part) => nodesIn(part))] : [node];
}

function idsIn(tree: GroupNode): Set<number> {
  return new Set(nodesIn(tree).map(({ id }) => id));
}
