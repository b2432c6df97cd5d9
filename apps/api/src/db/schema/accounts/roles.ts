import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

/** Roles that the owner made by copying one. */
export const roleRows = pgTable(
  'roles',
  {
    ...stamps(),
    name: text('name').notNull(),
    copy_of: text('copy_of').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    /** In cents. */
    refund_limit: integer('refund_limit').notNull().default(0),
  },
  (table) => [uniqueIndex('one_role_per_name').on(sql`lower(${table.name})`)],
)
