import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { settingsOf } from '../stores/user-settings.ts';
import { serve } from './serve.ts';

const names = [
  'userGuid',
  'loginCode',
  'userFristName',
  'userLastName',
  'userEmail',
  'timeZone',
  'dateFormat',
  'dateTimeFormat',
];

/** GET /user/get-login-user-details. `userFristName` is the wire's own spelling (specification, section 3). */
export function getLoginUserDetails(app: FastifyInstance): void {
  const served = {
    summary: 'Name, zone and date patterns of the person who is signed in',
    tag: 'user',
    answer: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
  };
  serve(app, calls.loginUserDetails, served, async ({ scope }) => {
    const { id, loginCode, firstName, lastName, email } = scope.caller;
    const { timeZone, dateFormat, dateTimeFormat } = await settingsOf(scope);
    return {
      userGuid: id,
      loginCode,
      userFristName: firstName,
      userLastName: lastName,
      userEmail: email,
      timeZone,
      dateFormat,
      dateTimeFormat,
    };
  });
}
