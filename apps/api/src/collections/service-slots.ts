import { serviceSlots as declaration } from '@dvor/contract/collections/service-slots.ts'
import { and, sql } from 'drizzle-orm'
import { admin } from '../crud/access.ts'
import { onServer, type ReadRule } from '../crud/define.ts'
import { checkSlot, followSlot } from '../features/slots/slot-hooks.ts'
import { serviceSlotRows } from '../features/slots/table.ts'
import { isAdmin } from '../platform/actor.ts'
import { serviceRows } from './services.ts'

/** Visitors see active slots of active services. */
const offered: ReadRule = (_columns, { actor }) =>
  isAdmin(actor) ||
  (and(
    sql`${serviceSlotRows.active}`,
    sql`${serviceSlotRows.service} in (select ${serviceRows.id} from ${serviceRows} where ${serviceRows.active})`,
  ) ??
    false)

export const serviceSlots = onServer(declaration, serviceSlotRows, {
  access: { read: offered, write: admin },
  hooks: { beforeWrite: checkSlot, afterWrite: followSlot },
})
