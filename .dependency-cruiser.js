/** Imports run down only: scripts, tests → server, admin, identity → model → schemas. */
const tests = '[.]test[.]tsx?$';

export default {
  forbidden: [
    {
      name: 'ground-floor-stands-alone',
      comment: 'src/model runs in Node and in the browser: it imports schemas, itself, and packages that are pure.',
      severity: 'error',
      from: { path: '^src/model/', pathNot: tests },
      to: {
        pathNot: [
          '^src/model/',
          '^schemas/',
          '^node_modules/(ajv|ajv-formats|windows-iana|luxon|rrule-temporal|temporal-polyfill|temporal-spec)/',
        ],
      },
    },
    {
      name: 'wings-never-meet',
      comment: 'Server, admin and identity meet only over HTTP and in src/model.',
      severity: 'error',
      from: { path: '^src/(server|admin|identity)/' },
      to: { path: '^src/(server|admin|identity)/', pathNot: '^src/$1/' },
    },
    {
      name: 'nobody-climbs',
      comment: 'Nothing in src needs scripts or tests to run; a test beside its file may use tests/support.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/', pathNot: '^tests/support/' },
    },
    {
      name: 'product-without-test-support',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^tests/' },
    },
    {
      name: 'sql-stays-in-its-room',
      comment: 'Who wants rows asks records/ or a store.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/(sql|stores|records)/', tests] },
      to: { path: '^node_modules/(kysely|pg|@types/pg|@electric-sql/pglite)/' },
    },
    {
      name: 'one-door-to-the-network',
      comment: 'Screens never fetch: they ask the data provider.',
      severity: 'error',
      from: { path: '^src/admin/', pathNot: ['^src/admin/(data|startup)/', '^src/admin/[^/]+$', tests] },
      to: { path: '^src/admin/data/api[.]ts$' },
    },
    {
      name: 'identity-brings-little',
      comment: 'The provider for development stays small enough to be read, and to be thrown away.',
      severity: 'error',
      from: { path: '^src/identity/', pathNot: tests },
      to: {
        dependencyTypesNot: ['core', 'local', 'localmodule', 'aliased', 'aliased-subpath-import'],
        pathNot: ['^src/(identity|model)/', '^node_modules/(@types/)?(oidc-provider|jose|node)/'],
      },
    },
    {
      name: 'browser-without-node',
      comment: 'What runs in a browser has none of Node.',
      severity: 'error',
      from: { path: '^src/(admin|model)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-without-tools',
      comment: 'The server and the identity provider run without the packages of development.',
      severity: 'error',
      from: { path: '^src/(server|identity|model)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'every-package-is-ours',
      comment: 'A package that package.json does not name may be gone tomorrow.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is an entry or forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['^scripts/[^/]+$', '^src/server/sql/migrations/', tests, '[.]d[.]ts$', 'tsconfig[.]json$'],
      },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|[.]data|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
