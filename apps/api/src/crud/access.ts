import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isAdmin } from '../platform/actor.ts'
import type { CallContext, Columns, ReadRule, WriteRule } from './define.ts'

export const anyone: ReadRule = () => true
export const adminsOnly: ReadRule = (_columns, { actor }) => isAdmin(actor)

/** Admins read all rows, other callers the rows marked active. */
export const activeOnly: ReadRule = (columns, { actor }) => {
  if (isAdmin(actor)) return true
  const active = columns['active']
  return active ? eq(active, true) : false
}

/** Rules whose result does not depend on the clock. */
const timeless = new WeakSet<ReadRule>([anyone, adminsOnly, activeOnly])
/** Whether the result of a rule does not depend on the clock; only then are its statements and answers cached. */
export const isTimeless = (rule: ReadRule): boolean => timeless.has(rule)

/** A relation to the record that a row is a part of. */
interface Parent {
  /** Key of the relation's column. */
  readonly key: string
  readonly table: PgTable
  readonly columns: Columns
  readonly read: ReadRule
}

/** Visitors see a row only where they see each record that it is a part of. */
export function partOf(own: ReadRule, parents: readonly Parent[]): ReadRule {
  const rule: ReadRule = (columns, context) => {
    const seen = own(columns, context)
    if (seen === false || isAdmin(context.actor)) return seen
    const conditions = parents.map((parent) => parentSeen(columns[parent.key], parent, context))
    return and(seen === true ? undefined : seen, ...conditions) ?? true
  }
  if ([own, ...parents.map(({ read }) => read)].every(isTimeless)) timeless.add(rule)
  return rule
}

function parentSeen(own: AnyPgColumn | undefined, { table, columns, read }: Parent, context: CallContext) {
  const id = columns['id']
  if (!own || !id) throw new Error('a relation has a column, its target an id')
  const seen = read(columns, context)
  if (seen === true) return undefined
  const theirs = seen === false ? sql`false` : sql`${own} in (select ${id} from ${table} where ${seen})`
  return own.notNull ? theirs : or(isNull(own), theirs)
}

/** Admins, and the system itself. */
export const admin: WriteRule = ({ actor }) => isAdmin(actor)
/** The system alone: no call may write. */
export const nobody: WriteRule = ({ actor }) => actor.kind === 'system'
