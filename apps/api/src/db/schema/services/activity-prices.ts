import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const activityPriceRows = pgTable('activity_prices', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  active: boolean('active').notNull().default(true),
})
