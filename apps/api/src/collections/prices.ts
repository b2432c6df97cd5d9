import { prices as declaration } from '@dvor/contract/collections/accommodation/prices.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { priceRows } from '../db/schema/property/prices.ts'

export const prices = onServer(declaration, priceRows, {
  access: { read: activeOnly, write: admin },
})
