import { termsOf, type Criteria, type Term } from '#model/criteria.ts';
import { MAX_CRITERIA_DEPTH, MAX_CRITERIA_LEAVES } from '#model/limits.ts';
import type { Operand } from '../field-props.ts';
import { joinCriteria, type Rule } from '../rules.ts';

/** How many parts of a group must hold. */
export type Match = 'all' | 'any' | 'none';
export const MATCHES: readonly Match[] = ['all', 'any', 'none'];

export interface RuleNode {
  /** Tells it from the others wherever it moves. */
  id: number;
  rule: Rule;
}

export interface GroupNode {
  id: number;
  match: Match;
  parts: CriteriaNode[];
}

/** Criteria as they are edited: rules, and groups of rules and groups. */
export type CriteriaNode = RuleNode | GroupNode;

export function isGroup(node: CriteriaNode): node is GroupNode {
  return 'parts' in node;
}

let lastId = 0;

export function newRule(rule: Rule): RuleNode {
  lastId += 1;
  return { id: lastId, rule };
}

export function newGroup(match: Match, parts: CriteriaNode[]): GroupNode {
  lastId += 1;
  return { id: lastId, match, parts };
}

/** Criteria as a tree whose root is a group. Takes criteria of incomplete rules too. */
export function treeOf(criteria: Criteria): GroupNode {
  const node = nodeOf(criteria);
  return isGroup(node) ? node : newGroup('all', [node]);
}

function nodeOf(criteria: Criteria): CriteriaNode {
  const nodes = termsOf(criteria).map((term) => nodeOfTerm(term));
  const [only] = nodes;
  return only && nodes.length === 1 ? only : newGroup('all', nodes);
}

function nodeOfTerm(term: Term): CriteriaNode {
  if (term.kind === 'leaf') {
    const { field, operation, value } = term;
    return newRule({ field, operation, value: value ?? undefined });
  }
  if (term.kind !== 'not')
    return newGroup(
      term.kind,
      term.parts.map((part) => nodeOf(part)),
    );
  const denied = nodeOf(term.part);
  return newGroup('none', isGroup(denied) && denied.match === 'any' ? denied.parts : [denied]);
}

/**
 * The criteria of a tree, `{}` when it is empty. Incomplete rules and empty groups stay in it, where every check refuses
 * them. Lists keep the order of the parts; only a tree that would lie too deep joins them in one object.
 */
export function criteriaOf(root: GroupNode): Criteria {
  const [only] = root.parts;
  if (!only) return {};
  const isPlain = root.match === 'all' && root.parts.length === 1 && !isGroup(only);
  const listed = listedOf(isPlain ? only : root);
  return depthOf(listed) > MAX_CRITERIA_DEPTH ? joinedOf(root) : listed;
}

function listedOf(node: CriteriaNode): Criteria {
  return isGroup(node)
    ? matching(
        node.match,
        node.parts.map((part) => listedOf(part)),
      )
    : criteriaOfRule(node.rule);
}

function matching(match: Match, parts: Criteria[]): Criteria {
  if (match !== 'none') return { [match]: parts };
  const [only] = parts;
  return { not: only && parts.length === 1 ? only : { any: parts } };
}

function joinedOf(node: CriteriaNode): Criteria {
  if (!isGroup(node)) return criteriaOfRule(node.rule);
  if (node.match !== 'all')
    return matching(
      node.match,
      node.parts.map((part) => joinedOf(part)),
    );
  const parts = node.parts.flatMap((part) => flattened(part));
  const rules = parts.flatMap((part) => (isGroup(part) ? [] : written(part.rule)));
  const rest: Criteria = {};
  const beside: Criteria[] = [];
  for (const group of parts.filter((part) => isGroup(part))) {
    const joined = joinedOf(group);
    if (Object.keys(joined).some((name) => name in rest)) beside.push(joined);
    else Object.assign(rest, joined);
  }
  return joinCriteria(rules, { ...rest, ...(beside.length > 0 && { all: beside }) });
}

/** All of all is all. */
function flattened(node: CriteriaNode): CriteriaNode[] {
  return isGroup(node) && node.match === 'all' ? node.parts.flatMap((part) => flattened(part)) : [node];
}

function criteriaOfRule(rule: Rule): Criteria {
  return joinCriteria([written(rule)], {});
}

/** What has no value yet is null, which JSON keeps and every check refuses. */
function written(rule: Rule): Rule {
  return { ...rule, value: rule.value ?? (null as unknown as Operand) };
}

function depthOf(criteria: Criteria): number {
  const within = termsOf(criteria).flatMap((term) => {
    if (term.kind === 'leaf') return [];
    return (term.kind === 'not' ? [term.part] : term.parts).map((part) => depthOf(part));
  });
  return 1 + Math.max(0, ...within);
}

export function rulesIn(node: CriteriaNode): Rule[] {
  return isGroup(node) ? node.parts.flatMap((part) => rulesIn(part)) : [node.rule];
}

/** Whether the tree keeps the limits of the contract: rules in all, and levels of groups. */
export function fits(root: GroupNode): boolean {
  return rulesIn(root).length <= MAX_CRITERIA_LEAVES && depthOf(criteriaOf(root)) <= MAX_CRITERIA_DEPTH;
}
