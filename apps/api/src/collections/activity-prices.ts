import { activityPrices as declaration } from '@dvor/contract/collections/services/activity-prices.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { activityPriceRows } from '../db/schema/property/activity-prices.ts'

export const activityPrices = onServer(declaration, activityPriceRows, {
  access: { read: activeOnly, write: admin },
})
