import {
  actionCall,
  bookingCalls,
  certificateCall,
  launchUserCalls,
  plannedCostCall,
  startValuesCall,
  agendaCalls,
  attendanceCalls,
  calendarCalls,
  calls,
  deliveryCalls,
  jobCalls,
  entityCalls,
  mappingCalls,
  restCalls,
  reviewCalls,
  nominationActCall,
  nominationCalls,
  sessionCalls,
  type Call,
} from '#model/calls.ts';
import { tellingEntities } from '#model/delivery.ts';
import { entities, entityNamed } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { RoleName } from './api.ts';
import type { Answer, Client } from './client.ts';
import { callsOnReminders } from './reminder-rights.ts';
import type { RightsOfCall } from './rights-of-call.ts';
import { rightsOfMails } from './rights-of-mails.ts';

const key = '0'.repeat(32);
const admins: RoleName[] = ['super-admin'];
const staff: RoleName[] = ['super-admin', 'trainer'];
const everyRole: RoleName[] = ['super-admin', 'trainer', 'instructor'];

/** Who may search an entity to refer to it, where that is not the staff. */
const lookupRoles: Record<string, RoleName[]> = { event: everyRole };

/** Who may open records of an entity, where that is not who changes them. */
const readerRoles: Record<string, RoleName[]> = { event: everyRole };

/** Entities that only calls of their own write: here they are read. */
const readOnly = new Set(['nomination']);

/** What may be done beside changing fields; by those who may change them. */
const declaredActions: Record<string, string[]> = {
  'program-launch': ['activate', 'deactivate', 'complete', 'archive'],
  event: ['launch', 'unlaunch', 'cancel', 'close', 'reopen'],
};

/** What is done by super admins alone. */
const adminActions = new Set(['reopen']);

/** What who teaches an event reads of it, too. */
const ofEvent = (call: Call): RightsOfCall => ({ ...call, roles: everyRole, valid: { key } });

/** A body that `save` takes. */
type NewRecord = (entity: Entity) => Record<string, unknown>;

/** Who may call what, written out from the contract and the domain (section 8) rather than read from the schemas. */
export function callsOf(newRecord: NewRecord = () => ({})): RightsOfCall[] {
  return [
    { ...calls.checkUserPermission, roles: 'everyone', valid: {} },
    { ...calls.loginUserDetails, roles: 'everyone', valid: {} },
    { ...calls.updateUserDetails, roles: 'everyone', valid: settings },
    { ...calls.saveModuleResources, roles: admins, valid: { cultureName: 'xx', moduleName: 'x', items: [] } },
    { ...calls.moduleResources, roles: 'everyone', valid: { cultureName: 'en', moduleName: 'x' } },
    { ...calls.securityFilterAttributes, roles: staff, valid: {} },
    { ...calls.securityFilterValues, roles: staff, valid: { attribute: 'department' } },
    { ...calls.validateUserFilterCriteria, roles: staff, valid: { securityCriteria: { grade: { lessThan: 3 } } } },
    { ...calls.previewUserFilterCriteria, roles: staff, valid: { securityCriteria: { grade: { lessThan: 3 } } } },
    ...rightsOfMails,
    { ...calls.holidays, roles: staff, valid: {} },
    ...['trainers', 'instructors', 'programs'].flatMap((plural) => callsOfMapping(plural)),
    ...['trainer', 'instructors', 'program'].map((name) => template(name)),
    ...['trainers', 'instructors', 'programs'].map((plural) => upload(plural)),
    ...entities.flatMap((entity) => callsOfEntity(entity, newRecord)),
    { ...agendaCalls('event').save, roles: staff, valid: { days: [] }, query: { key } },
    { ...agendaCalls('event').saveTogether, roles: staff, valid: { key, days: [] } },
    { ...agendaCalls('training').saveTogether, roles: admins, valid: { key, days: [] } },
    { ...agendaCalls('training').read, roles: admins, valid: { key } },
    { ...agendaCalls('training').save, roles: admins, valid: { days: [] }, query: { key } },
    { ...sessionCalls.checkConflicts, roles: staff, valid: { days: [] }, query: { key } },
    { ...sessionCalls.cancelSession, roles: staff, valid: { sessionKey: key, reason: 'Nobody comes' }, query: { key } },
    { ...sessionCalls.restoreSession, roles: staff, valid: { sessionKey: key }, query: { key } },
    { ...sessionCalls.planSessions, roles: staff, valid: { startDate: '2026-12-01' }, query: { key } },
    { ...sessionCalls.freeSlots, roles: staff, valid: aSlot, query: { key } },
    { ...sessionCalls.sessionsTemplate, roles: staff, valid: {} },
    { ...sessionCalls.importSessions, roles: staff, valid: {}, query: { key } },
    { ...sessionCalls.openingHours, roles: everyRole, valid: { venueKey: key } },
    { ...sessionCalls.retryMeeting, roles: staff, valid: { meetingKey: key }, query: { key } },
    { ...startValuesCall, roles: staff, valid: {} },
    { ...plannedCostCall, roles: staff, valid: {}, query: { key } },
    { ...bookingCalls.ofEvent, roles: staff, valid: { key } },
    { ...bookingCalls.requests, roles: admins, valid: {} },
    { ...bookingCalls.decide, roles: admins, valid: aDecision },
    ...callsOfLaunchUsers(),
    { ...calendarCalls.list, roles: everyRole, valid: { from: '2026-12-01', to: '2026-12-31' } },
    { ...calendarCalls.reminders, roles: everyRole, valid: { from: '2026-12-01', to: '2026-12-31' } },
    { ...calendarCalls.subscription, roles: everyRole, valid: {} },
    { ...calendarCalls.subscribe, roles: everyRole, valid: {} },
    { ...calendarCalls.unsubscribe, roles: everyRole, valid: {} },
    ...callsOnNominations(),
    ...callsOnReminders(),
    ...ofAttendance.map((call) => ofEvent(call)),
    ...[agendaCalls('event').read, sessionCalls.meetings, deliveryCalls('event').list].map((call) => ofEvent(call)),
    ...[reviewCalls.read, reviewCalls.download].map((call) => ofEvent(call)),
    { ...reviewCalls.recipients, roles: staff, valid: { key, roundKey: key } },
    { ...attendanceCalls.mark, roles: everyRole, valid: { marks: [aMark] }, query: { key } },
    { ...attendanceCalls.upload, roles: everyRole, valid: {}, query: { key } },
    { ...deliveryCalls('program-launch').list, roles: staff, valid: { key } },
    ...tellingEntities
      .flatMap((entity) => [deliveryCalls(entity).resend, deliveryCalls(entity).cancel])
      .map((call) => ({ ...call, roles: staff, valid: { deliveryKey: key }, query: { key } })),
    { ...jobCalls.report, roles: admins, valid: {} },
    { ...jobCalls.run, roles: admins, valid: { name: 'settleSeats' } },
    { ...jobCalls.resendFailed, roles: admins, valid: { channel: 'EMAIL' } },
    ...setUpLists.flatMap((name) => callsOfRest(entityNamed(name), newRecord)),
  ];
}

const ofAttendance = [attendanceCalls.read, attendanceCalls.checkIn, attendanceCalls.download, certificateCall];

/** The calls on who attends an event. */
function callsOnNominations(): RightsOfCall[] {
  return [
    { ...nominationCalls.list, roles: everyRole, valid: {}, query: { key } },
    { ...nominationCalls.waitlist, roles: everyRole, valid: {}, query: { key } },
    { ...nominationCalls.changes, roles: everyRole, valid: { key } },
    { ...nominationCalls.candidates, roles: staff, valid: {}, query: { key } },
    ...[nominationCalls.nominate, nominationCalls.askToNominate].map((call) => ({
      ...call,
      roles: staff,
      valid: { learnerKeys: [key] },
      query: { key },
    })),
    ...['approve', 'reject', 'withdraw', 'remove', 'confirm'].map((act) => ({
      ...nominationActCall(act),
      roles: staff,
      valid: { nominationKeys: [key], reason: 'It is so' },
      query: { key },
    })),
    { ...nominationCalls.promote, roles: staff, valid: {}, query: { key } },
    { ...nominationCalls.prioritise, roles: staff, valid: aPriority, query: { key } },
    { ...nominationCalls.template, roles: staff, valid: {} },
    { ...nominationCalls.upload, roles: staff, valid: {}, query: { key } },
    { ...nominationCalls.makeLink, roles: staff, valid: { purpose: 'offer', nominationKey: key }, query: { key } },
  ];
}

const aSlot = { minutes: 60, from: '2026-12-01', to: '2026-12-02' };

const aDecision = { sessionKey: key, venueKey: key, startAt: '2026-12-01T04:30:00.000Z', approve: true };

/** The users of a launch. */
function callsOfLaunchUsers(): RightsOfCall[] {
  const { list, map, unmap } = mappingCalls('users', 'program-launch');
  return [
    { ...list, roles: staff, valid: {}, query: { key } },
    { ...map, roles: staff, valid: { keys: [key] }, query: { key } },
    { ...unmap, roles: staff, valid: { keys: [key] }, query: { key } },
    { ...launchUserCalls.template, roles: staff, valid: {} },
    { ...launchUserCalls.upload, roles: staff, valid: {}, query: { key } },
    { ...launchUserCalls.reportAccess, roles: staff, valid: anAccess, query: { key } },
  ];
}

const anAccess = { learnerKeys: [key], at: '2026-11-01T00:00:00.000Z' };
const aPriority = { nominationKeys: [key], priority: 1, reason: 'They asked first' };

const aMark = { nominationKey: key, sessionKey: null, mark: 'Present', version: 0 };

const settings = {
  timeZone: '(UTC) Coordinated Universal Time',
  dateFormat: 'dd/MM/yyyy',
  dateTimeFormat: 'dd/MM/yyyy HH:mm',
};

/** The small lists that also speak the dialect of ra-data-simple-rest. */
const setUpLists = ['topic', 'venue-location', 'venue', 'holiday', 'feedback-form', 'inventory-item'];

function callsOfRest(entity: Entity, newRecord: NewRecord): RightsOfCall[] {
  return Object.values(restCalls(entity.name)).map(({ method, path }) => ({
    method,
    path: path.replace(':id', '{id}'),
    roles: admins,
    valid: method === 'POST' ? newRecord(entity) : {},
  }));
}

/** Makes the call as somebody; a read carries its valid values in the address, a write in the body. */
export function ask(client: Client, { method, path, valid, query = {} }: RightsOfCall): Promise<Answer> {
  const isRead = method === 'GET' || method === 'DELETE';
  const body = { payload: JSON.stringify(valid), headers: { 'content-type': 'application/json' } };
  return client.send({
    method,
    url: `/api${path}`,
    query: isRead ? (valid as Record<string, string>) : query,
    ...(isRead ? {} : body),
  });
}

function template(name: string): RightsOfCall {
  return { method: 'GET', path: `/learning-environment/download-${name}-template`, roles: admins, valid: {} };
}

/** No file comes with it: who may upload is told so. */
function upload(plural: string): RightsOfCall {
  return { method: 'POST', path: `/learning-environment/upload-${plural}`, roles: admins, valid: {} };
}

function callsOfMapping(plural: string): RightsOfCall[] {
  const { list, map, unmap } = mappingCalls(plural);
  return [
    { ...list, roles: admins, valid: {}, query: { key } },
    { ...map, roles: admins, valid: { keys: [key] }, query: { key } },
    { ...unmap, roles: admins, valid: { keys: [key] }, query: { key } },
  ];
}

function callsOfEntity(entity: Entity, newRecord: NewRecord): RightsOfCall[] {
  return readOnly.has(entity.name) ? callsToRead(entity) : callsToWrite(entity, newRecord);
}

function callsToRead(entity: Entity): RightsOfCall[] {
  const own = entityCalls(entity.name);
  return [
    { ...own.list, valid: {} },
    { ...own.detail, valid: { key } },
    { ...own.keys, valid: {} },
    { ...own.history, valid: { key } },
    { ...own.export, valid: {} },
    { ...own.views, valid: {} },
    { ...own.saveView, valid: { name: 'Mine' } },
    { ...own.removeView, valid: { key } },
    { ...own.actions, valid: { key } },
  ].map((call) => ({ ...call, roles: everyRole }));
}

function callsToWrite(entity: Entity, newRecord: NewRecord): RightsOfCall[] {
  const {
    list,
    detail,
    save,
    update,
    updateStatus,
    remove,
    keys,
    bulk,
    history,
    options,
    export: exported,
    views,
    saveView,
    removeView,
    actions,
    template: uploadTemplate,
    upload: uploaded,
  } = entityCalls(entity.name);
  // Trainers run launches and events; the rest of the product is set up by super admins.
  const own: RoleName[] = ['program-launch', 'event'].includes(entity.name) ? staff : admins;
  const readers = readerRoles[entity.name] ?? own;
  return [
    { ...list, roles: own, valid: {} },
    { ...detail, roles: readers, valid: { key } },
    { ...save, roles: own, valid: newRecord(entity) },
    { ...update, roles: own, valid: { key } },
    { ...updateStatus, roles: own, valid: { key } },
    { ...remove, roles: own, valid: { keys: [key] } },
    { ...keys, roles: own, valid: {} },
    { ...bulk, roles: own, valid: { action: 'remove', keys: [key] } },
    { ...history, roles: readers, valid: { key } },
    { ...options, roles: lookupRoles[entity.name] ?? staff, valid: {} },
    { ...exported, roles: own, valid: {} },
    { ...views, roles: own, valid: {} },
    { ...saveView, roles: own, valid: { name: 'Mine' } },
    { ...removeView, roles: own, valid: { key } },
    { ...actions, roles: readers, valid: { key } },
    ...(declaredActions[entity.name] ?? []).map((id) => ({
      ...actionCall(entity.name, id),
      roles: adminActions.has(id) ? admins : own,
      valid: {},
      query: { key },
    })),
    { ...uploadTemplate, roles: own, valid: {} },
    { ...uploaded, roles: own, valid: {} },
  ];
}
