import { calls, entityCalls, type Call } from '#model/calls.ts';
import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { RoleName } from './api.ts';
import { demoBodies } from './demo-record.ts';

export interface RightsOfCall extends Call {
  roles: 'everyone' | RoleName[];
  /** A query or body that passes validation; its key exists nowhere. */
  valid: Record<string, unknown>;
}

const key = '0'.repeat(32);
const staff: RoleName[] = ['super-admin', 'trainer'];

/** Who may call what, written out from the contract and the domain (section 8) rather than read from the schemas. */
export function callsOf(): RightsOfCall[] {
  return [
    { ...calls.checkUserPermission, roles: 'everyone', valid: {} },
    { ...calls.loginUserDetails, roles: 'everyone', valid: {} },
    { ...calls.moduleResources, roles: 'everyone', valid: { cultureName: 'en', moduleName: 'x' } },
    { ...calls.securityFilterAttributes, roles: staff, valid: {} },
    { ...calls.securityFilterValues, roles: staff, valid: { attribute: 'department' } },
    { ...calls.validateUserFilterCriteria, roles: staff, valid: { securityCriteria: { grade: { lessThan: 3 } } } },
    { ...calls.holidays, roles: staff, valid: {} },
    ...entities.flatMap((entity) => callsOfEntity(entity)),
  ];
}

function callsOfEntity(entity: Entity): RightsOfCall[] {
  const {
    list,
    detail,
    save,
    update,
    updateStatus,
    remove,
    history,
    options,
    export: exported,
  } = entityCalls(entity.name);
  const admins: RoleName[] = ['super-admin'];
  return [
    { ...list, roles: admins, valid: {} },
    { ...detail, roles: admins, valid: { key } },
    { ...save, roles: admins, valid: aNewRecord(entity) },
    { ...update, roles: admins, valid: { key } },
    { ...updateStatus, roles: admins, valid: { key } },
    { ...remove, roles: admins, valid: { keys: [key] } },
    { ...history, roles: admins, valid: { key } },
    { ...options, roles: entity.name === 'learning-environment' ? admins : staff, valid: {} },
    { ...exported, roles: admins, valid: {} },
  ];
}

/** Far down in the demo data, and never the same: a code may be taken but once. */
function aNewRecord(entity: Entity): Record<string, unknown> {
  used += 1;
  const [body = {}] = demoBodies(entity, 1, 100 + used);
  return body;
}

let used = 0;
