import { expect, test } from 'vitest';
import { mayAct, whyActionRefused } from './actions.ts';
import { entityNamed } from './entities.ts';
import type { Action } from './entity.ts';

const launches = entityNamed('program-launch');
const action: Action = {
  id: 'promote',
  title: 'Promote',
  on: 'both',
  from: ['Active', 'Inactive'],
  to: undefined,
  roles: ['superAdmin'],
  guards: [
    { must: { certificate: true }, message: 'It has no certificate', messageKey: 'guard1' },
    { must: { not: { launchCode: { startsWith: 'X' } } }, message: 'It is a trial', messageKey: 'guard2' },
  ],
  confirm: undefined,
  done: undefined,
  input: [],
  messageKey: 'programLaunch.action.promote',
};

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', { status: 'Active', certificate: true, launchCode: 'A' }, []],
  ['its state', { status: 'Draft', certificate: true, launchCode: 'A' }, ['programLaunch.action.promote.state']],
  ['one guard', { status: 'Active', certificate: false, launchCode: 'A' }, ['guard1']],
  [
    'state and guards at once',
    { certificate: null, launchCode: 'x1' },
    ['programLaunch.action.promote.state', 'guard1', 'guard2'],
  ],
])('an action is refused for %s', (_, record, reasons) => {
  expect(whyActionRefused(launches, action, record)).toEqual(reasons);
});

test('an action from no state in particular is possible in each', () => {
  expect(whyActionRefused(launches, { ...action, from: undefined, guards: [] }, { status: 'Draft' })).toEqual([]);
});

test('an action is for those who have one of its roles', () => {
  expect([mayAct(['trainer', 'superAdmin'], action), mayAct(['trainer'], action), mayAct([], action)]).toEqual([
    true,
    false,
    false,
  ]);
});
