import { serviceSlots as declaration } from '@dvor/contract/collections/services/service-slots.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { checkSlot, followSlot } from '../features/slots/slot-hooks.ts'
import { serviceSlotRows } from '../features/slots/table.ts'

export const serviceSlots = onServer(declaration, serviceSlotRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: checkSlot, afterWrite: followSlot },
})
