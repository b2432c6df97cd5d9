import type { Collection, StoredRow, WritableKey } from '@dvor/contract/declaration/collection.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { nothing, readRule } from './access.ts'

/** Data about the call for rules and hooks. */
export interface CallContext {
  readonly actor: Actor
  readonly clock: Clock
  /** Origin for links in e-mails that a write causes. */
  readonly publicUrl: string
  /** The language in which texts are answered; absent: Slovak, and admins receive all translations. */
  readonly language?: Language
}

export type Columns = Record<string, AnyPgColumn>

/**
 * Which rows an actor may see: all, none, or those that the condition keeps.
 * Filters of a query are added to it and can never widen it.
 */
export type ReadRule = (columns: Columns, context: CallContext) => SQL | boolean

export type Row = Record<string, unknown> & { id: string; createdAt: string; updatedAt: string }
/** Values on their way into a row, already validated. */
export type Draft = Record<string, unknown>

/** Extensions of a collection to the generic behaviour; each runs inside the write's transaction. */
export interface Hooks {
  /** Updates rows that time alone has changed, before a read; runs outside of any transaction. */
  beforeRead?(db: Db, context: CallContext): Promise<void>
  /** May complete or refuse a write; returns the values to store. */
  beforeWrite?(db: Db, draft: Draft, current: Row | undefined, context: CallContext): Promise<Draft>
  afterWrite?(db: Db, row: Row, before: Row | undefined, context: CallContext): Promise<void>
  beforeDelete?(db: Db, row: Row, context: CallContext): Promise<void>
  afterDelete?(db: Db, row: Row, context: CallContext): Promise<void>
  /** The values with which a deleted record comes back; by default those that it had. */
  beforeRestore?(row: Row): Row
  /** In place of `afterWrite` for a record that comes back. */
  afterRestore?(db: Db, row: Row, context: CallContext): Promise<void>
  /** Computed fields of the given rows, by row id. */
  compute?(db: Db, rows: Row[], context: CallContext): Promise<Map<string, Record<string, unknown>>>
}

export interface ServerCollection {
  readonly declaration: Collection
  readonly table: PgTable
  readonly columns: Columns
  /** The rows that visitors see. */
  readonly visitors: ReadRule
  /** The rows that a caller sees. */
  readonly read: ReadRule
  readonly hooks: Hooks
  /** Codes of refusals of its writes, beside those that every collection has. */
  readonly errors: readonly ErrorCode[]
  /** Routes that the engine does not mount because a feature has its own use-case for them. */
  readonly handledElsewhere: readonly string[]
  /** Whether its table has the column `search_text` (migration 0005); large tables do. */
  readonly hasSearchText: boolean
}

type ColumnFor<Value> = AnyPgColumn<{ data: NonNullable<Value> }>

/** The table type that a declaration requires; a missing or wrongly typed column does not compile. */
export type TableFor<C extends Collection> = PgTable & {
  [K in WritableKey<C>]: ColumnFor<StoredRow<C>[K]>
} & { id: AnyPgColumn<{ data: string }>; createdAt: AnyPgColumn; updatedAt: AnyPgColumn }

interface ServerSide {
  /** The rows that visitors see; none by default. */
  visitors?: ReadRule
  hooks?: Hooks
  errors?: readonly ErrorCode[]
  handledElsewhere?: readonly ('single' | 'create' | 'edit' | 'delete')[]
  hasSearchText?: boolean
}

/** Joins a declaration with its table and its rules. Who may do what is the declaration's (`permissions`). */
export function onServer<C extends Collection>(
  declaration: C,
  table: TableFor<C>,
  {
    visitors = nothing,
    hooks = {},
    errors = [],
    handledElsewhere = [],
    hasSearchText = false,
  }: ServerSide = {},
): ServerCollection {
  const columns: Columns = { ...(table as unknown as Columns) }
  const read = readRule(declaration, visitors)
  return { declaration, table, columns, visitors, read, hooks, errors, handledElsewhere, hasSearchText }
}
