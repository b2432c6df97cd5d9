import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'

/** Keys by which programs call the API. */
export const apiKeyRows = pgTable('api_keys', {
  ...stamps(),
  name: text('name').notNull(),
  /** Its first characters, by which people tell keys apart. */
  prefix: text('prefix').notNull(),
  hash: text('hash').notNull().unique(),
  permissions: text('permissions').array().$type<Permission[]>().notNull(),
  /** In cents. */
  refund_limit: integer('refund_limit').notNull().default(0),
  expires_on: day('expires_on'),
  last_used_at: instant('last_used_at'),
})
