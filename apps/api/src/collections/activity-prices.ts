import { activityPrices as declaration } from '@dvor/contract/collections/services/activity-prices.ts'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const activityPriceRows = pgTable('activity_prices', {
  ...stamps(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  active: boolean('active').notNull().default(true),
})

export const activityPrices = onServer(declaration, activityPriceRows, {
  access: { read: activeOnly, write: admin },
})
