import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { problemOfCriteria, withEveryOperation } from './check-criteria.ts';
import type { Named } from './named.ts';

/** Actions name states, fields that they write, and inputs; with a pointer to each. */
export function namesInActions({ properties, 'x-resource': { state = '', actions = [] } }: EntitySchema): Named[] {
  const states = properties[state]?.enum ?? [];
  return actions.flatMap(({ id, from = [], to, input = {}, required = [] }) => {
    const pointer = `/x-resource/actions/${id}`;
    const inputs = Object.keys(input);
    return [
      ...from.map((name): Named => [`${pointer}/from`, name, states]),
      ...(to === undefined ? [] : [[`${pointer}/to`, to, states] satisfies Named]),
      ...inputs.map((name): Named => [`${pointer}/input`, name, Object.keys(properties)]),
      ...required.map((name): Named => [`${pointer}/required`, name, inputs]),
    ];
  });
}

/** Each action has a name of its own, which is no other call's; guards ask for fields that there are. */
export function problemsOfActions(file: string, { name, state, actions, fields }: Entity): string[] {
  const askable = withEveryOperation(fields);
  const taken = new Set(Object.values(entityCalls(name)).map(({ path }) => path.split('/').at(-1)));
  const problems = actions.flatMap(({ id, guards }, index) => {
    const pointer = `${file}/x-resource/actions/${id}`;
    const isTaken = taken.has(id) || actions.findIndex((other) => other.id === id) !== index;
    return [
      ...(isTaken ? [`${pointer}/id: "${id}" is the name of another call`] : []),
      ...guards.flatMap(({ must }, at) => problemOfCriteria(`${pointer}/guards/${at}/must`, must, askable)),
    ];
  });
  const isState = !state || (state.kind === 'choice' && state.readOnly);
  return isState ? problems : [...problems, `${file}/x-resource/state: "${state.name}" must be a read-only choice`];
}
