import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * A statement that is built once for each connection and then only bound, because building one takes longer than
 * running it. `build` ends in `.prepare(name)` with a unique name, and has `sql.placeholder` for values. It is sent at
 * the moment of `execute`, so several on one transaction run in the order of their calls and may be awaited together;
 * a statement that must run first (a lock) is called first.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  // A pool and each of its connections have one `Db` (`knownBy` in database.ts).
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const cachedStatement = statements.get(db)
    if (cachedStatement) return cachedStatement
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}

/** Placeholders by the name of their column. */
export type Slots<Values> = { [Column in keyof Values]: SQL }

/**
 * The same for a statement that writes a varying set of columns: one for each set. Values go to the driver as they
 * are, so that null is NULL in a column of JSON, too.
 */
export function preparedFor<Values extends object, Statement>(
  name: string,
  build: (db: Db, slots: Slots<Values>, name: string) => Statement,
): (db: Db, values: Values) => Statement {
  const shapes = new Map<string, (db: Db) => Statement>()
  return (db, values) => {
    const columns = Object.keys(values)
    const shape = columns.join()
    const cachedStatement = shapes.get(shape)
    if (cachedStatement) return cachedStatement(db)
    const slots = slotsOf<Values>(columns)
    const statementName = `${name}_${shapes.size}`
    const statementFor = prepared((on) => build(on, slots, statementName))
    shapes.set(shape, statementFor)
    return statementFor(db)
  }
}

function slotsOf<Values>(columns: string[]): Slots<Values> {
  const slots = columns.map((column) => [column, sql`${sql.placeholder(column)}`] as const)
  return Object.fromEntries(slots) as Slots<Values>
}

/**
 * A placeholder whose value PostgreSQL does not see while it plans, for a prepared statement that runs often and has
 * one good plan. A value that it sees makes it plan each time anew as soon as it expects to win by that, which takes
 * several times as long as a short reading itself. @param name of the placeholder @param type as PostgreSQL names it
 */
export const unseen = (name: string, type: string): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

/** The ids of such a placeholder, after `=`. @param name of the placeholder of an array of ids */
export const anyOf = (name: string): SQL => sql`any(${unseen(name, 'uuid[]')}::uuid[])`
