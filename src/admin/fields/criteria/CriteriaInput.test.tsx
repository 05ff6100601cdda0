import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainCriteria } from '#model/explain-criteria.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

type Answer = Parameters<typeof api.on>[1];

const api = fakeApi();
const base = '/learning-environment';
const nested = {
  any: [{ grade: { lessThan: 3 } }, { all: [{ department: ['Sales'] }, { not: { grade: { greaterThan: 9 } } }] }],
};
const stored = aLearningEnvironment({ securityCriteria: nested });
afterEach(cleanup);
beforeEach(() => {
  api.on(`${base}/paginated-list`, aPage([stored]));
  api.on(`${base}/history`, { items: [] });
  api.on(`${base}/detail`, stored);
  api.on(`${base}/security-filter-values`, { items: [{ value: 'Sales', label: 'Sales' }] });
});

const edit = async (record: Record<string, unknown> = stored, audience: Answer = preview) => {
  api.on(`${base}/detail`, record);
  await renderApplication(api, { path: `${base}/${String(record['key'])}/security`, audience });
  await screen.findAllByRole('button', { name: /^Add rule/ });
  return userEvent.setup();
};
const create = async () => {
  await renderApplication(api, { path: `${base}/create` });
  await screen.findByRole('button', { name: 'Add rule' });
  return userEvent.setup();
};
const group = (name: string | RegExp) => screen.getByRole('group', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const audience = () => screen.getByRole('region', { name: 'Audience' });
const savedCriteria = async () => {
  const { version } = stored;
  api.on(`${base}/update`, { ...stored, version: version + 1 });
  await userEvent.click(button('Save'));
  await waitFor(() => expect(api.requestsTo(`${base}/update`)).toHaveLength(1));
  const [update] = api.requestsTo(`${base}/update`);
  return (update?.body as Record<string, unknown> | undefined)?.['securityCriteria'];
};

test('nested criteria are groups of rules, each with a name, and the whole is said in words', async () => {
  await edit();
  expect(group('Rule 1')).toBeTruthy();
  const second = group('Group 2, all of these hold');
  expect(within(second).getByRole('group', { name: 'Rule 2.1' })).toBeTruthy();
  const third = within(second).getByRole('group', { name: 'Group 2.2, none of these holds' });
  expect(within(third).getByRole('group', { name: 'Rule 2.2.1' })).toBeTruthy();
  const words = 'Grade less than 3 or (Department is any of Sales and not (Grade greater than 9))';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a rule moves through groups by the keyboard, the focus stays with it, and what is stored follows', async () => {
  const user = await edit();
  button('Move Rule 1 down').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Move Rule 1.1 down')));
  expect(screen.getByText('Moved to place 1.1')).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Move Rule 1.2 down')));
  expect(await savedCriteria()).toEqual({
    any: [
      {
        all: [{ department: { anyOf: ['Sales'] } }, { grade: { lessThan: 3 } }, { not: { grade: { greaterThan: 9 } } }],
      },
    ],
  });
});

test('a new rule and a new group get the focus, and a removed one comes back', async () => {
  const user = await edit(aLearningEnvironment());
  await user.click(button('Add group'));
  const first = () => within(group('Group 2, any of these holds')).getByRole('combobox', { name: 'Field' });
  await waitFor(() => expect(document.activeElement).toBe(first()));
  await user.click(button('Add rule to group 2'));
  await waitFor(() => expect(group('Rule 2.2').contains(document.activeElement)).toBe(true));
  await user.click(button('Remove Group 2'));
  expect(screen.queryByRole('group', { name: /^Group 2/ })).toBeNull();
  await waitFor(() => expect(group('Rule 1').contains(document.activeElement)).toBe(true));
  await user.click(button('Undo'));
  expect(group('Rule 2.2')).toBeTruthy();
});

test('an incomplete rule is pointed out where it is, keeps the form from being saved and gets the focus', async () => {
  const user = await edit(aLearningEnvironment());
  await user.click(button('Add rule'));
  expect(screen.queryByText('Enter a value, or remove this rule')).toBeNull();
  await user.click(button('Save'));
  const rule = group('Rule 2');
  expect(await within(rule).findByText('Enter a value, or remove this rule')).toBeTruthy();
  expect(screen.getByText('Invalid filter value')).toBeTruthy();
  const value = within(rule).getByRole('textbox', { name: 'Value' });
  await waitFor(() => expect(document.activeElement).toBe(value));
  expect(value.getAttribute('aria-invalid')).toBe('true');
  expect(api.requestsTo(`${base}/update`)).toEqual([]);
});

test('a range that ends before it begins is said at once', async () => {
  const user = await edit(aLearningEnvironment({ securityCriteria: { grade: { between: [3, 9] } } }));
  const low = screen.getByRole('textbox', { name: 'Value From' });
  await user.clear(low);
  await user.type(low, '10');
  expect(await within(group('Rule 1')).findByText('From must not be more than To')).toBeTruthy();
});

test('a date is entered and said in the pattern of the person, and what is no date stays and is refused', async () => {
  const user = await edit(aLearningEnvironment({ securityCriteria: { dateOfJoining: { lessThan: '2024-02-29' } } }));
  const value = await screen.findByDisplayValue('29/02/2024');
  expect(screen.getByText('Date of joining before 29/02/2024')).toBeTruthy();
  await user.clear(value);
  await user.type(value, '30/02/2024');
  expect(await within(group('Rule 1')).findByText('Invalid filter value')).toBeTruthy();
  expect(screen.getByText('Date of joining before 30/02/2024')).toBeTruthy();
});

test('without a rule the filter is missing, in the words of the specification', async () => {
  const user = await edit(aLearningEnvironment());
  await user.click(button('Remove Rule 1'));
  await user.click(button('Save'));
  expect(await screen.findByText('Please apply security filter')).toBeTruthy();
});

test('what the server refuses is said in the words of the specification', async () => {
  const user = await edit(aLearningEnvironment());
  api.on(`${base}/update`, { errors: { securityCriteria: ['learningEnvironment.securityCriteria.criteria'] } }, 400);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operation' }), 'is any of');
  await user.click(button('Save'));
  expect(await screen.findByText('Invalid filter value')).toBeTruthy();
});

test('the limits of a filter are said before they are hit', async () => {
  const hundred = { any: Array.from({ length: 100 }, () => ({ grade: { lessThan: 3 } })) };
  await edit(aLearningEnvironment({ securityCriteria: hundred }));
  expect(screen.getByText('A filter has at most 100 rules.')).toBeTruthy();
  expect(button('Add rule').disabled).toBe(true);
}, 30_000);

test('groups are nested no deeper than a filter may be', async () => {
  const rule = { department: ['Sales'] };
  const deep = { any: [rule, { any: [rule, { any: [rule, { any: [rule, rule] }] }] }] };
  await edit(aLearningEnvironment({ securityCriteria: deep }));
  expect(screen.getByText('Groups can not be nested any deeper: a filter has at most 5 levels.')).toBeTruthy();
  expect(button('Add group to group 2.2.2').disabled).toBe(true);
  expect(button('Add group').disabled).toBe(false);
});

test('the audience shows the number, the people, how they split, and who enters and leaves', async () => {
  await edit();
  expect(await within(audience()).findByText('7')).toBeTruthy();
  expect(within(audience()).getByText('active learners match')).toBeTruthy();
  expect(await within(audience()).findByText('Asha Rao')).toBeTruthy();
  expect(within(audience()).getByText('and 5 more')).toBeTruthy();
  const split = within(audience()).getByRole('list', { name: 'Department' });
  expect(
    within(split)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sales4', 'not given2', 'others1']);
  expect(within(audience()).getByText('3 enter')).toBeTruthy();
  expect(within(audience()).getByText('Ben, Cid +1')).toBeTruthy();
  expect(api.requestsTo(`${base}/preview-user-filter-criteria`).at(-1)?.body).toEqual({
    securityCriteria: nested,
    since: stored.key,
  });
});

test('a new environment has no last save to compare with', async () => {
  const user = await create();
  await user.click(button('Add rule'));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '5');
  await waitFor(() =>
    expect(api.requestsTo(`${base}/preview-user-filter-criteria`).at(-1)?.body).toEqual({
      securityCriteria: { grade: { lessThan: 5 } },
    }),
  );
});

test('of somebody who is out, the rule that decides is told with what they have there', async () => {
  const why = explainCriteria({ all: [{ grade: { lessThan: 3 } }] }, { grade: 7 });
  const learner = { key: 'k1', name: 'Asha Rao', isIn: false, why };
  const user = await edit(stored, ({ body }) => ({
    ...preview,
    ...((body as { learnerKey?: string }).learnerKey === 'k1' && { learner }),
  }));
  api.on('/learner/options', { items: [{ value: 'k1', label: 'Asha Rao' }] });
  await user.type(screen.getByRole('combobox', { name: 'Is somebody in?' }), 'asha');
  await user.click(await screen.findByRole('option', { name: 'Asha Rao' }));
  expect(await screen.findByText('Asha Rao is out')).toBeTruthy();
  expect(screen.getByText('Does not meet: Grade less than 3 (here: 7)')).toBeTruthy();
});

test('the last number stays while editing, and the last answer wins', async () => {
  const answers: ((answer: object) => void)[] = [];
  const user = await edit(aLearningEnvironment({ securityCriteria: { grade: { lessThan: 3 } } }));
  await within(audience()).findByText('7');
  api.on(`${base}/validate-user-filter-criteria`, () => new Promise((resolve) => answers.push(resolve)));
  const value = screen.getByRole('textbox', { name: 'Value' });
  await user.type(value, '0');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(within(audience()).getByText('7')).toBeTruthy();
  await user.type(value, '0');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ userCount: 300 });
  expect(await within(audience()).findByText('300')).toBeTruthy();
  answers[0]?.({ userCount: 30 });
  await waitFor(() => expect(within(audience()).queryByText('30')).toBeNull());
});

test('when the audience can not be shown, that is said in its place, and asking again brings it', async () => {
  const unavailable = () => HttpResponse.json({ errors: { '': ['common.unavailable'] } }, { status: 503 });
  const user = await edit(stored, unavailable);
  const said = await within(audience()).findByText(/The audience could not be shown\. The service is busy/);
  expect(await within(audience()).findByText('7')).toBeTruthy();
  api.on(`${base}/preview-user-filter-criteria`, () => preview);
  await user.click(within(audience()).getByRole('button', { name: 'Try again' }));
  expect(await within(audience()).findByText('Asha Rao')).toBeTruthy();
  expect(said.isConnected).toBe(false);
});

test('when the fields of the filter do not load, that is said in their place, and asking again brings them', async () => {
  const path = `${base}/attributes-for-security-filter`;
  await renderApplication(api, { path: `${base}/create` });
  await screen.findByRole('button', { name: 'Add rule' });
  cleanup();
  const attributes = (await (await fetch(`${location.origin}/api${path}`)).json()) as object;
  const { router } = await renderApplication(api, { path: base });
  api.on(path, { errors: { '': ['common.unavailable'] } }, 503);
  await router.navigate(`${base}/create`);
  expect(await screen.findByText(/The fields of the filter could not be loaded/)).toBeTruthy();
  api.on(path, attributes);
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Add rule' })).toBeTruthy();
});

const preview = {
  userCount: 7,
  learners: [
    { key: 'k1', name: 'Asha Rao', employeeCode: 'E1' },
    { key: 'k2', name: 'Ben Okafor', employeeCode: 'E2' },
  ],
  splits: [
    {
      attribute: 'department',
      values: [
        { value: 'Sales', label: 'Sales', count: 4 },
        { value: null, label: '', count: 2 },
      ],
    },
  ],
  changes: { entered: { count: 3, names: ['Ben', 'Cid'] }, left: { count: 0, names: [] } },
};
