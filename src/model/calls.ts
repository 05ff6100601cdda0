import type { TellingEntity } from './delivery.ts';

/** Every method and path of the API, once: specification, section 7, and the contract beyond it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

const get = (path: string): Call => ({ method: 'GET', path });
const post = (path: string): Call => ({ method: 'POST', path });

export const calls = {
  checkUserPermission: get('/learning-environment/check-user-permission'),
  loginUserDetails: get('/user/get-login-user-details'),
  updateUserDetails: post('/user/update-user-details'),
  moduleResources: get('/localization-management/module-resources'),
  saveModuleResources: post('/localization-management/save-module-resources'),
  securityFilterAttributes: get('/learning-environment/attributes-for-security-filter'),
  securityFilterValues: get('/learning-environment/security-filter-values'),
  validateUserFilterCriteria: post('/learning-environment/validate-user-filter-criteria'),
  previewUserFilterCriteria: post('/learning-environment/preview-user-filter-criteria'),
  holidays: get('/learning-environment/get-holidays'),
  moveClock: post('/development/clock'),
} as const satisfies Record<string, Call>;

/** The calls that every entity has. */
export function entityCalls(entity: string) {
  return {
    list: post(`/${entity}/paginated-list`),
    detail: get(`/${entity}/detail`),
    save: post(`/${entity}/save`),
    update: post(`/${entity}/update`),
    updateStatus: post(`/${entity}/update-status`),
    remove: post(`/${entity}/remove`),
    keys: post(`/${entity}/keys`),
    bulk: post(`/${entity}/bulk`),
    history: get(`/${entity}/history`),
    options: post(`/${entity}/options`),
    export: post(`/${entity}/export`),
    views: get(`/${entity}/views`),
    saveView: post(`/${entity}/save-view`),
    removeView: post(`/${entity}/remove-view`),
    actions: get(`/${entity}/actions`),
    template: get(`/${entity}/download-template`),
    upload: post(`/${entity}/upload`),
  } as const satisfies Record<string, Call>;
}

/** An action that the entity's schema declares. */
export function actionCall(entity: string, id: string): Call {
  return post(`/${entity}/${id}`);
}

/** The calls on what a learning environment maps (`trainers`, `instructors` or `programs`), and on the `users` of a launch. */
export function mappingCalls(plural: string, owner: MappingOwner = 'learning-environment') {
  return {
    list: post(`/${owner}/${plural}/paginated-list`),
    map: post(`/${owner}/map-${plural}`),
    unmap: post(`/${owner}/unmap-${plural}`),
  } as const satisfies Record<string, Call>;
}

/** To what records are mapped. */
export type MappingOwner = 'learning-environment' | 'program-launch';

/** The calls on the users of a launch beside those that map them. */
export const launchUserCalls = {
  template: get('/program-launch/download-users-template'),
  upload: post('/program-launch/upload-users'),
  reportAccess: post('/program-launch/report-access'),
} as const satisfies Record<string, Call>;

/** Template and upload of `trainers`, `instructors` or `programs`; the specification names the first in the singular. */
export function uploadCalls(plural: string) {
  const names: Record<string, string> = { trainers: 'trainer', programs: 'program' };
  return {
    template: get(`/learning-environment/download-${names[plural] ?? plural}-template`),
    upload: post(`/learning-environment/upload-${plural}`),
  } as const satisfies Record<string, Call>;
}

/** The sessions of an `event` or a `training`, as a whole. */
export function agendaCalls(entity: 'event' | 'training') {
  return {
    read: get(`/${entity}/sessions`),
    save: post(`/${entity}/sessions`),
    saveTogether: post(`/${entity}/save-with-sessions`),
  } as const satisfies Record<string, Call>;
}

/** The calls on bookings of venues that ask for approval. */
export const bookingCalls = {
  ofEvent: get('/event/bookings'),
  requests: post('/event/booking-requests'),
  decide: post('/event/decide-booking'),
} as const satisfies Record<string, Call>;

/** What an event will cost, also one that is being added. */
export const plannedCostCall: Call = post('/event/planned-cost');

/** What a new event begins with. */
export const startValuesCall: Call = get('/event/start-values');

/** The calls on the sessions of an event. */
export const sessionCalls = {
  checkConflicts: post('/event/check-conflicts'),
  cancelSession: post('/event/cancel-session'),
  restoreSession: post('/event/restore-session'),
  planSessions: post('/event/plan-sessions'),
  freeSlots: post('/event/free-slots'),
  openingHours: get('/event/opening-hours'),
  sessionsTemplate: get('/event/download-sessions-template'),
  importSessions: post('/event/import-sessions'),
  meetings: get('/event/meetings'),
  retryMeeting: post('/event/retry-meeting'),
} as const satisfies Record<string, Call>;

/** The sessions and reminders of all events that a person reaches, and their feed for calendar programs. */
export const calendarCalls = {
  list: post('/calendar/paginated-list'),
  reminders: post('/calendar/reminders'),
  subscription: get('/calendar/subscription'),
  subscribe: post('/calendar/subscribe'),
  unsubscribe: post('/calendar/unsubscribe'),
  feed: get('/calendar/feed.ics'),
} as const satisfies Record<string, Call>;

/** The calls on the nominations of an event. */
export const nominationCalls = {
  list: post('/event/nominations/paginated-list'),
  candidates: post('/event/candidates/paginated-list'),
  nominate: post('/event/nominate'),
  askToNominate: post('/event/ask-to-nominate'),
  template: get('/event/download-nominations-template'),
  upload: post('/event/upload-nominations'),
  waitlist: post('/event/waitlist/paginated-list'),
  promote: post('/event/waitlist/promote'),
  prioritise: post('/event/waitlist/prioritise'),
  makeLink: post('/event/make-link'),
  changes: get('/event/changes'),
} as const satisfies Record<string, Call>;

/** Something that is done with nominations of an event, such as `approve`. */
export function nominationActCall(act: string): Call {
  return post(`/event/nominations/${act}`);
}

/** The attendance of an event: read, marked, and as a file. */
export const attendanceCalls = {
  read: get('/event/attendance'),
  mark: post('/event/attendance'),
  checkIn: get('/event/check-in'),
  download: get('/event/download-attendance'),
  upload: post('/event/upload-attendance'),
} as const satisfies Record<string, Call>;

/** How what an event or a launch tells is delivered. */
export function deliveryCalls(entity: TellingEntity) {
  return {
    list: get(`/${entity}/deliveries`),
    resend: post(`/${entity}/resend-delivery`),
    cancel: post(`/${entity}/cancel-delivery`),
  } satisfies Record<string, Call>;
}

/** What repeats itself. */
export const jobCalls = {
  report: get('/jobs'),
  run: post('/jobs/run'),
  resendFailed: post('/jobs/resend-failed'),
} as const satisfies Record<string, Call>;

/** The certificates of an event as a file. */
export const certificateCall: Call = get('/event/download-certificates');

/** The templates of mails. */
export const mailTemplateCalls = {
  list: get('/mail-template/list'),
  detail: get('/mail-template/detail'),
  save: post('/mail-template/save'),
  preview: post('/mail-template/preview'),
  sendTest: post('/mail-template/send-test'),
} as const satisfies Record<string, Call>;

/** The mails that the embedded mail server has caught; nowhere else are these calls there. */
export const inboxCalls = {
  list: get('/inbox/list'),
  detail: get('/inbox/detail'),
} as const satisfies Record<string, Call>;

/** What events and launches are going to remind of. */
export const reminderCalls = {
  ofEvent: get('/event/reminders'),
  ofLaunch: get('/program-launch/reminders'),
  recipientsOfEvent: get('/event/reminder-recipients'),
  recipientsOfLaunch: get('/program-launch/reminder-recipients'),
  cancel: post('/event/cancel-reminder'),
} as const satisfies Record<string, Call>;

/** What came of an event, on a page and as a file; and who may still answer a form. */
export const reviewCalls = {
  read: get('/event/review'),
  download: get('/event/download-review'),
  recipients: get('/event/feedback-recipients'),
} as const satisfies Record<string, Call>;

/** Where the dialect of ra-data-simple-rest begins. */
export const restPath = '/rest';

/** The same entity in the dialect of ra-data-simple-rest. */
export function restCalls(entity: string) {
  const all = `${restPath}/${entity}`;
  const one = `${all}/:id`;
  return {
    list: get(all),
    create: post(all),
    detail: get(one),
    update: { method: 'PUT', path: one },
    remove: { method: 'DELETE', path: one },
  } as const satisfies Record<string, Call>;
}
