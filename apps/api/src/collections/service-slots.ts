import { serviceSlots as declaration } from '@dvor/contract/collections/services/service-slots.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { checkSlot, followSlot } from '../slots/slot-hooks.ts'
import { serviceSlotRows } from '../db/schema/services/service-slots.ts'

export const serviceSlots = onServer(declaration, serviceSlotRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: checkSlot, afterWrite: followSlot },
})
