import { eq } from 'drizzle-orm'
import { isAdmin } from '../platform/actor.ts'
import type { ReadRule, WriteRule } from './define.ts'

export const anyone: ReadRule = () => true
export const adminsOnly: ReadRule = (_columns, { actor }) => isAdmin(actor)

/** Admins see everything, everybody else the rows marked active. */
export const activeOnly: ReadRule = (columns, { actor }) => {
  if (isAdmin(actor)) return true
  const active = columns['active']
  return active ? eq(active, true) : false
}

/** Rules that say the same at any time; others depend on the clock. */
export const timeless: ReadonlySet<ReadRule> = new Set([anyone, adminsOnly, activeOnly])

export const admin: WriteRule = ({ actor }) => isAdmin(actor)
export const nobody: WriteRule = ({ actor }) => actor.kind === 'system'
