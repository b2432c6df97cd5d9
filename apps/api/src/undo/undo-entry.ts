import type { UndoneValue, UndoRefusal } from '@dvor/contract/insight/undo.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { Db } from '../db/database.ts'
import type { history } from '../db/schema/system/history.ts'
import type { Actor } from '../platform/actor.ts'
import { forbidden } from '../platform/errors.ts'

/** A change of the history that is to be taken back. */
export type UndoEntry = typeof history.$inferSelect

/** What taking back needs: on whose behalf, and the changes that go back together. */
export interface UndoContext {
  readonly actor: Actor
  readonly services: CollectionServices
  readonly together: ReadonlySet<string>
}

/** How a change is taken back, in the transaction in which it was planned. */
export interface UndoPlan {
  /** Values now and after; one that is known only afterwards is added by `apply`. */
  readonly values: UndoneValue[]
  /** The values whose later changes would be lost; absent where the ordinary call refuses later changes itself. */
  readonly keys?: readonly string[]
  readonly apply: (tx: Db) => Promise<unknown>
}

/** Plans to take back a change of one kind. @throws UndoRefused, ApiError */
export type PlanUndo = (tx: Db, entry: UndoEntry, context: UndoContext) => Promise<UndoPlan>

/** Why a change is not taken back. */
export class UndoRefused extends Error {
  readonly reason: UndoRefusal
  constructor(reason: UndoRefusal) {
    super(reason)
    this.reason = reason
  }
}

export type Values = Readonly<Record<string, unknown>>

/** A side of a change; null where the history has none. */
export const valuesOf = (side: unknown): Values | null =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? (side as Values) : null

/** @throws ApiError `forbidden` */
export function require(actor: Actor, permission: Permission): void {
  if (!can(actor, permission)) throw forbidden()
}
