// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
export type EntityName =
  | 'event'
  | 'feedback-form'
  | 'holiday'
  | 'instructor'
  | 'inventory-item'
  | 'learner'
  | 'learning-environment'
  | 'nomination'
  | 'program-launch'
  | 'program'
  | 'topic'
  | 'trainer'
  | 'training'
  | 'venue-location'
  | 'venue';

/**
 * One dated occurrence of a launch, of a training, or of both (specification, section 3)
 *
 */
export interface Event {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  launchKey?: string;
  trainingKey?: string;
  name: string;
  code: string;
  mode: 'CLT' | 'VILT' | 'HYBRID';
  blended?: boolean;
  timeZone: string;
  description?: string;
  startAt?: string;
  endAt?: string;
  nextSessionAt?: string;
  launchedAt?: string;
  cancelledAt?: string;
  reason?: string;
  closedAt?: string;
  status?: 'Initial' | 'Launched' | 'Running' | 'Finished' | 'Cancelled' | 'Closed';
  confirmed?: number;
  offered?: number;
  freeSeats?: number;
  overBy?: number;
  waitlisted?: number;
  pendingApproval?: number;
  registrationEndsAt?: string;
  reminderDate?: string;
  reminderTime?: string;
  remindersPaused?: boolean;
  draftCalendar?: boolean;
  minAttendees?: number;
  maxAttendees?: number;
  cancelBelowMinimum?: boolean;
  waitingList?: boolean;
  waitlistLimit?: number;
  approval?: 'NONE' | 'TRAINER' | 'MANAGER';
  promotion?: 'AUTO' | 'OFFER' | 'MANUAL';
  offerHours?: number;
  withdrawal?: 'ANY_TIME' | 'CUTOFF' | 'NEVER';
  withdrawalCutoff?: number;
  attendanceLevel?: 'EVENT' | 'SESSION';
  manualAttendance?: boolean;
  selfCheckIn?: boolean;
  lateAfterMinutes?: number;
  requiredRate?: number;
  creditHours?: number;
  holidayMarking?: 'SKIP' | 'WARN' | 'IGNORE';
  instructorKeys?: string[];
  virtualTool?: 'JITSI' | 'ZOOM' | 'TEAMS' | 'MEET' | 'WEBEX';
  hostName?: string;
  waitingRoom?: boolean;
  autoRecording?: boolean;
  venueLocationKey?: string;
  venueKey?: string;
  venueHourlyCost?: number;
  bookingApproval?: boolean;
  inventory?: {
    category?: string;
    itemKey: string;
    quantity: number;
    costPerUnit?: number;
  }[];
  channels?: ('EMAIL' | 'SMS' | 'PUSH')[];
  oneMailADay?: boolean;
  reminderRecurrence?: string;
  remindsLate?: boolean;
  attachConversation?: boolean;
  bestPracticesShared?: string;
  eventFeedbackFormKey?: string;
  sessionFeedbackFormKey?: string;
  managerFeedbackFormKey?: string;
  managerFormDaysAfter?: number;
  trainerFeedbackFormKey?: string;
}
/**
 * Questions that are asked after an event or a session
 *
 */
export interface FeedbackForm {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code?: string;
  audience?: 'LEARNER' | 'MANAGER' | 'TRAINER';
  level?: 'EVENT' | 'SESSION';
  anonymous?: boolean;
  daysAfter?: number;
  closesAfterDays?: number;
  questions: {
    label: string;
    type: 'RATING' | 'SINGLE' | 'MULTIPLE' | 'TEXT' | 'YES_NO';
    required?: boolean;
    choices?: string;
  }[];
  status?: boolean;
}
/**
 * Days on which no session is planned (specification, section 3)
 *
 */
export interface Holiday {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  startDate: string;
  endDate: string;
  status?: boolean;
}
/**
 * A person who teaches sessions (specification, section 3)
 *
 */
export interface Instructor {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  userName: string;
  employeeCode: string;
  email?: string;
  dateOfJoining?: string;
  jobRole?: string;
  phone?: string;
  language?: 'English' | 'German' | 'Hindi' | 'Arabic';
  type?: 'INTERNAL' | 'EXTERNAL';
  vendorName?: string;
  topicKeys?: string[];
  hourlyCost?: number;
  biography?: string;
  status?: boolean;
}
/**
 * Material that events use
 *
 */
export interface InventoryItem {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code?: string;
  category: string;
  unit?: 'PIECE' | 'SET' | 'HOUR' | 'PERSON';
  stockQuantity?: number;
  costPerUnit?: number;
  reusable?: boolean;
  status?: boolean;
}
/**
 * A person who can be nominated; the fields marked as attributes are what a security filter may ask for
 *
 */
export interface Learner {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  employeeCode: string;
  loginCode?: string;
  email?: string;
  phone?: string;
  dateOfJoining?: string;
  grade?: number;
  department?: string;
  location?: string;
  jobRole?: string;
  language?: 'English' | 'German' | 'Hindi' | 'Arabic';
  managerKey?: string;
  status?: boolean;
}
/**
 * An audience of a tenant: who may be offered what, by whom (specification, section 3)
 *
 */
export interface LearningEnvironment {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code: string;
  description?: string;
  status?: boolean;
  securityCriteria: import('../criteria.ts').Criteria;
}
/**
 * One learner's standing for one event; written by the calls on nominations alone
 *
 */
export interface Nomination {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  eventKey: string;
  eventName?: string;
  learnerKey: string;
  learnerName?: string;
  employeeCode?: string;
  email?: string;
  department?: string;
  state:
    | 'PendingApproval'
    | 'Waitlisted'
    | 'Offered'
    | 'Confirmed'
    | 'Rejected'
    | 'Withdrawn'
    | 'Removed'
    | 'Expired'
    | 'EventCancelled';
  stateAt: string;
  reason?: string;
  source: 'STAFF' | 'UPLOAD' | 'SELF';
  position?: number;
  priority?: number;
  priorityReason?: string;
  waitlistedAt?: string;
  sequence?: number;
  skipped?: 'LEARNER_INACTIVE' | 'OUTSIDE_AUDIENCE' | 'CLASH';
  offerExpiresAt?: string;
  confirmedAt?: string;
  outcome?: 'Full' | 'Partial' | 'NoShow';
  attendanceRate?: number;
  creditHours?: number;
  certificate?: string;
}
/**
 * One offering of a program in one learning environment (specification, section 3)
 *
 */
export interface ProgramLaunch {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  learningEnvironmentKey: string;
  programKey: string;
  learningEnvironmentName?: string;
  programName?: string;
  programCode?: string;
  launchName: string;
  launchCode: string;
  eventStart?: string;
  selfNomination?: boolean;
  classifiedVisibility?: 'ALL' | 'AUDIENCE' | 'NOMINEES_ONLY';
  certificate?: boolean;
  startReminder?: boolean;
  startReminderType?: 'ASSIGNED_DATE' | 'ACCESS_DATE';
  startReminderRecurrence?: string;
  completionReminder?: boolean;
  completionReminderType?: 'ASSIGNED_DATE' | 'ACCESS_DATE';
  completionReminderRecurrence?: string;
  remindsLate?: boolean;
  remindersPaused?: boolean;
  internalNote?: string;
  status?: 'Draft' | 'Active' | 'Inactive' | 'Completed' | 'Archived';
  inactiveReason?: string;
}
/**
 * A catalogue entry that learning environments map (specification, section 3)
 *
 */
export interface Program {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code: string;
  description?: string;
  topicKeys?: string[];
  creditHours?: number;
  validityMonths?: number;
  status?: boolean;
}
/**
 * What trainings and sessions are about
 *
 */
export interface Topic {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code?: string;
  parentKey?: string;
  description?: string;
  status?: boolean;
}
/**
 * A training admin whom learning environments map (specification, section 3)
 *
 */
export interface Trainer {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  userName: string;
  employeeCode: string;
  email?: string;
  dateOfJoining?: string;
  jobRole?: string;
  language?: 'English' | 'German' | 'Hindi' | 'Arabic';
  status?: boolean;
}
/**
 * A classroom, virtual or hybrid training as it is designed (specification, section 3)
 *
 */
export interface Training {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  trainingName: string;
  code: string;
  topicKey: string;
  mode: 'CLT' | 'VILT' | 'HYBRID';
  description?: string;
  certificate?: boolean;
  status?: 'Initial' | 'Launched' | 'Running' | 'Finished' | 'Cancelled' | 'Closed';
  eventsCount?: number;
  minAttendees?: number;
  maxAttendees?: number;
  cancelBelowMinimum?: boolean;
  waitingList?: boolean;
  waitlistLimit?: number;
  approval?: 'NONE' | 'TRAINER' | 'MANAGER';
  promotion?: 'AUTO' | 'OFFER' | 'MANUAL';
  offerHours?: number;
  withdrawal?: 'ANY_TIME' | 'CUTOFF' | 'NEVER';
  withdrawalCutoff?: number;
  attendanceLevel?: 'EVENT' | 'SESSION';
  manualAttendance?: boolean;
  selfCheckIn?: boolean;
  lateAfterMinutes?: number;
  requiredRate?: number;
  creditHours?: number;
  holidayMarking?: 'SKIP' | 'WARN' | 'IGNORE';
  instructorKeys?: string[];
  virtualTool?: 'JITSI' | 'ZOOM' | 'TEAMS' | 'MEET' | 'WEBEX';
  hostName?: string;
  waitingRoom?: boolean;
  autoRecording?: boolean;
  venueLocationKey?: string;
  venueKey?: string;
  venueHourlyCost?: number;
  bookingApproval?: boolean;
  inventory?: {
    category?: string;
    itemKey: string;
    quantity: number;
    costPerUnit?: number;
  }[];
  channels?: ('EMAIL' | 'SMS' | 'PUSH')[];
  oneMailADay?: boolean;
  reminderRecurrence?: string;
  remindsLate?: boolean;
  attachConversation?: boolean;
  bestPracticesShared?: string;
  eventFeedbackFormKey?: string;
  sessionFeedbackFormKey?: string;
  managerFeedbackFormKey?: string;
  managerFormDaysAfter?: number;
  trainerFeedbackFormKey?: string;
}
/**
 * A place with rooms: an office, a hotel, a campus
 *
 */
export interface VenueLocation {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code?: string;
  addressLine?: string;
  city?: string;
  postalCode?: string;
  country: string;
  timeZone: string;
  phone?: string;
  website?: string;
  directions?: string;
  status?: boolean;
}
/**
 * A room in which sessions take place
 *
 */
export interface Venue {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  venueLocationKey: string;
  name: string;
  code?: string;
  capacity: number;
  type?: 'ROOM' | 'LAB' | 'AUDITORIUM' | 'OUTDOOR';
  equipment?: ('PROJECTOR' | 'WHITEBOARD' | 'VIDEO' | 'COMPUTERS' | 'SOUND')[];
  hourlyCost?: number;
  opensAt?: string;
  closesAt?: string;
  requiresApproval?: boolean;
  notes?: string;
  status?: boolean;
}
/**
 * The sessions of an event by calendar day, or of a training by relative day; saved as a whole
 *
 */
export interface Agenda {
  days?: {
    dayNumber?: number;
    date?: string;
    holiday?: string;
    sessions?: {
      key?: string;
      title: string;
      startTime: string;
      endTime: string;
      endsNextDay?: boolean;
      mode?: 'CLT' | 'VILT' | 'HYBRID';
      compulsory?: boolean;
      venueKey?: string;
      instructorKeys?: string[];
      instructorRoles?: ('LEAD' | 'CO_LEAD' | 'ASSISTANT' | 'GUEST')[];
      topicKeys?: string[];
      meeting?: {
        provider?: 'JITSI' | 'ZOOM' | 'TEAMS' | 'MEET' | 'WEBEX';
        url?: string;
        host?: string;
      };
      materials?: string;
      status?: 'Scheduled' | 'Cancelled';
      reason?: string;
      timeZone?: string;
      startAt?: string;
      endAt?: string;
    }[];
  }[];
}
