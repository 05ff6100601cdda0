import { act, render } from '@testing-library/react';
import type Keycloak from 'keycloak-js';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ForeignServers } from '#model/foreign-server.ts';
import { permissionsOf, type Role } from '#model/roles.ts';
import { Application } from '../Application.tsx';
import type { fakeApi } from './fake-api.ts';

interface Options {
  path: string;
  roles?: Role[];
  /** Module resources. */
  resources?: { name: string; value: string }[];
  foreignServers?: ForeignServers;
  hasInbox?: boolean;
  /** BCP 47 tag. */
  culture?: string;
  /** The preview of an audience, or what makes it of the request. */
  audience?: Parameters<ReturnType<typeof fakeApi>['on']>[1];
}

/** Renders the application at a path for a signed-in person with these roles, over a fake API. */
export async function renderApplication(
  api: ReturnType<typeof fakeApi>,
  {
    path,
    roles = ['superAdmin'],
    resources = [],
    foreignServers = {},
    culture = 'en',
    audience = nobody,
    hasInbox = false,
  }: Options,
) {
  api.on('/learning-environment/check-user-permission', permissionsOf(roles));
  api.on('/user/get-login-user-details', user);
  api.on('/localization-management/module-resources', resources);
  api.on('/learning-environment/attributes-for-security-filter', { items: attributes });
  api.on('/learning-environment/validate-user-filter-criteria', { userCount: 7 });
  api.on('/learning-environment/preview-user-filter-criteria', audience);
  const router = createMemoryRouter(
    [{ path: '*', element: <Application start={start(foreignServers, culture, hasInbox)} /> }],
    {
      initialEntries: [path],
    },
  );
  // What suspends within a render that nobody awaits never goes on.
  await act(async () => render(<RouterProvider router={router} />));
  return { router, at: () => router.state.location.pathname };
}

const nobody = { userCount: 7, learners: [], splits: [] };

function start(foreignServers: ForeignServers, cultureName: string, hasInbox: boolean) {
  const identity: Partial<Keycloak> = { token: 'token', updateToken: () => Promise.resolve(false) };
  const settings = {
    hostname: 'localhost',
    providerName: 'rostrum',
    cultureName,
    clientId: 'rostrum-admin',
    authServerUrl: 'http://identity.test',
  };
  const config = {
    ...settings,
    apiUrl: `${location.origin}/api`,
    deploymentPath: '/',
    lmsUrl: 'https://lms.example.com/',
    lmsConfigExpiredTime: 3600,
    foreignServers,
    hasInbox,
  };
  return { outcome: 'signedIn', base: '/', config, settings, identity: identity as Keycloak } as const;
}

const user = {
  userGuid: 'a1',
  loginCode: 'super.admin',
  userFristName: 'Sunita',
  userLastName: 'Rao',
  userEmail: 'super.admin@example.test',
};

const attributes = [
  {
    key: 'grade',
    labelKey: 'learner.grade.label',
    dataType: 'number',
    operations: ['lessThan', 'greaterThan', 'between'],
  },
  {
    key: 'dateOfJoining',
    labelKey: 'learner.dateOfJoining.label',
    dataType: 'date',
    operations: ['lessThan', 'greaterThan'],
  },
  { key: 'department', labelKey: 'learner.department.label', dataType: 'lookup', operations: ['equals', 'anyOf'] },
];
