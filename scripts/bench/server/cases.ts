export interface Case {
  what: string;
  /** How many times the limit's throughput ours must reach. */
  atLeast: number;
  path: string;
  /** The limit's path where it differs. */
  limitPath?: string;
  /** Never the same twice where it matters; `nth` counts the requests of all rounds. */
  body: (nth: number) => object;
  /** Of one round. */
  seconds: number;
}

const LIST = '/api/learner/paginated-list';
const COUNTED_LIST = `${LIST}?counted`;
const DEEP_PAGE = 30_000;
const BEFORE_ALL = Date.UTC(2020, 0, 1);
/** No two runs save the same code. */
const run = Date.now().toString(36);

const newest = {
  pageOptions: { pageIndex: 0, pageSize: 20 },
  sortConfig: { active: 'creationTime', direction: 'desc' },
};
const byName = {
  pageOptions: { pageIndex: DEEP_PAGE, pageSize: 20 },
  sortConfig: { active: 'name', direction: 'asc' },
};

/** The save comes last: what it leaves behind would slow the others. */
export const cases: readonly Case[] = [
  { what: 'the newest page', atLeast: 1, path: LIST, body: () => newest, seconds: 2 },
  {
    what: 'a list asked again, with its exact total',
    atLeast: 20,
    path: LIST,
    limitPath: COUNTED_LIST,
    body: () => newest,
    seconds: 2,
  },
  {
    what: 'a list never asked before, with its exact total',
    atLeast: 0.9,
    path: LIST,
    limitPath: COUNTED_LIST,
    body: (nth) => ({ ...newest, searchCriteria: { filter: { creationTime: { greaterThan: instant(nth) } } } }),
    seconds: 3,
  },
  { what: `page ${DEEP_PAGE} by name`, atLeast: 8, path: LIST, body: () => byName, seconds: 3 },
  {
    what: 'a save, ours with its audit row',
    atLeast: 0.5,
    path: '/api/learner/save',
    body: (nth) => ({ name: 'Bench Mark', employeeCode: `B-${run}-${nth}`, grade: 3 }),
    seconds: 2,
  },
];

function instant(nth: number): string {
  return new Date(BEFORE_ALL + nth).toISOString();
}
