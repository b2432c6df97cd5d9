import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const activityPriceRows = pgTable('activity_prices', {
  ...stamps(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  active: boolean('active').notNull().default(true),
})
