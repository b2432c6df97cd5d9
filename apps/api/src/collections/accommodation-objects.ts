import { accommodationObjects as declaration } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { objects } from '../db/schema/property/accommodation-objects.ts'

export const accommodationObjects = onServer(declaration, objects, {
  access: { read: activeOnly, write: admin },
})
