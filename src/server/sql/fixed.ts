import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely';

/** Nobody answers it: it only writes statements. */
const writer = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A part without parameters, written once instead of with every statement. Throws when it has parameters. */
export function fixed(part: RawBuilder<unknown>): RawBuilder<unknown> {
  const { sql: text, parameters } = part.compile(writer);
  if (parameters.length > 0) throw new Error(`This part of a statement has parameters: ${text}`);
  return sql.raw(text);
}
