/** The numbers of the specification (section 9 unless said) and of the contract. */

export const PAGE_SIZES = [10, 20, 30] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** The API takes any page size up to this; screens offer PAGE_SIZES. */
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_INDEX = 1_000_000;

/** Section 4: seconds that a token must still live, else it is refreshed. */
export const TOKEN_MIN_VALIDITY_SECONDS = 30;
export const IDENTITY_CHECK_INTERVAL_SECONDS = 5;
export const IDENTITY_MESSAGE_TIMEOUT_MS = 10_000;
export const SNACKBAR_MS = 2000;

/** Changes of a record that are shown at once. */
export const HISTORY_PAGE_SIZE = 20;

/** Options that a reference or lookup offers at once. */
export const MAX_OPTIONS = 50;

export const MAX_CRITERIA_DEPTH = 5;
export const MAX_CRITERIA_LEAVES = 100;
export const MAX_CRITERIA_VALUES = 1000;
/** Characters of a searched or filtered text. */
export const MAX_SEARCH_LENGTH = 200;

/** Keys that one remove or map call may name. */
export const MAX_KEYS = 1000;
/** Keys that one bulk call may name: each record is a transaction of its own. */
export const MAX_BULK_KEYS = 100;
/** Keys of a list that are told at once. */
export const MAX_LISTED_KEYS = 10_000;

/** Learners that one call may nominate. */
export const MAX_NOMINATED = 1000;
/** Characters of the reason for what is done with a nomination. */
export const MAX_REASON = 255;

/** Marks that one call may save; 500 learners of 20 sessions are sent in parts. */
export const MAX_MARKS = 1000;
/** Characters of the note beside a mark. */
export const MAX_NOTE = 500;

/** Views that one person keeps of one entity. */
export const MAX_VIEWS = 50;
/** Characters of a view's name. */
export const MAX_VIEW_NAME = 60;

export const DEFAULT_TIME_ZONE_LABEL = '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi';
export const DEFAULT_DATE_FORMAT = 'dd/MM/yyyy';
export const DEFAULT_DATE_TIME_FORMAT = 'dd/MM/yyyy hh:mm tt';

export const DEFAULT_CULTURE = 'en';

/** Levels that a request's JSON may be nested. */
export const MAX_BODY_DEPTH = 32;
/** Bytes of a request's JSON. */
export const MAX_BODY_BYTES = 1024 * 1024;
