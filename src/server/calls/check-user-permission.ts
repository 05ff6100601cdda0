import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { noPermissions, permissionsOf } from '#model/roles.ts';
import { serve } from './serve.ts';

/** GET /learning-environment/check-user-permission */
export function checkUserPermission(app: FastifyInstance): void {
  const flags = Object.keys(noPermissions).map((name) => [name, { type: 'boolean' }]);
  const served = {
    summary: 'The roles of the person who is signed in',
    tag: 'user',
    answer: { type: 'object', properties: Object.fromEntries(flags) },
  };
  serve(app, calls.checkUserPermission, served, ({ scope }) => permissionsOf(scope.caller.roles));
}
