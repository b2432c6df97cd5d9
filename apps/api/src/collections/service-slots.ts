import { serviceSlots as declaration } from '@dvor/contract/collections/services/service-slots.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { checkSlot, followSlot } from '../slots/slot-hooks.ts'
import { serviceSlotRows } from '../db/schema/services/service-slots.ts'

export const serviceSlots = onServer(declaration, serviceSlotRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkSlot, afterWrite: followSlot },
})
