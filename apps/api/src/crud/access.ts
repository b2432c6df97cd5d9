import { canRead } from '@dvor/contract/declaration/seen.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CallContext, Columns, ReadRule } from './define.ts'

/** Visitors see every row. */
export const everything: ReadRule = () => true
/** Visitors see no row. */
export const nothing: ReadRule = () => false

/** Visitors see the rows marked active. */
export const activeOnly: ReadRule = (columns) => {
  const active = columns['active']
  return active ? eq(active, true) : false
}

/** Rules whose result does not depend on the clock. */
const timeless = new WeakSet<ReadRule>([everything, nothing, activeOnly])
/** Whether the result of a rule does not depend on the clock; only then are its statements and answers cached. */
export const isTimeless = (rule: ReadRule): boolean => timeless.has(rule)

function timelessAs(rule: ReadRule, others: readonly ReadRule[]): ReadRule {
  if (others.every(isTimeless)) timeless.add(rule)
  return rule
}

/** The rows that a caller sees: all with the permission to read the collection, otherwise those that visitors see. */
export const readRule = (declaration: Collection, visitors: ReadRule): ReadRule =>
  timelessAs(
    (columns, context) => canRead(context.actor, declaration) || visitors(columns, context),
    [visitors],
  )

/** A relation to the record that a row is a part of. */
interface Parent {
  /** Key of the relation's column. */
  readonly key: string
  readonly table: PgTable
  readonly columns: Columns
  readonly read: ReadRule
}

/** Visitors see a row only where they see each record that it is a part of. */
export function partOf(ownRule: ReadRule, parents: readonly Parent[]): ReadRule {
  const rule: ReadRule = (columns, context) => {
    const seen = ownRule(columns, context)
    if (seen === false) return false
    const conditions = parents.map((parent) => parentSeen(columns[parent.key], parent, context))
    return and(seen === true ? undefined : seen, ...conditions) ?? true
  }
  return timelessAs(rule, [ownRule, ...parents.map(({ read }) => read)])
}

function parentSeen(column: AnyPgColumn | undefined, { table, columns, read }: Parent, context: CallContext) {
  const id = columns['id']
  if (!column || !id) throw new Error('a relation has a column, its target an id')
  const seen = read(columns, context)
  if (seen === true) return undefined
  const theirs = seen === false ? sql`false` : sql`${column} in (select ${id} from ${table} where ${seen})`
  return column.notNull ? theirs : or(isNull(column), theirs)
}
