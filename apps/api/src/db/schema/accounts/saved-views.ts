import type { roleKey } from '@dvor/contract/accounts/roles.ts'
import type { z } from 'zod'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'
import { userRows } from './users.ts'

/** Filters, columns and order of a list under a name. */
export const savedViewRows = pgTable(
  'saved_views',
  {
    ...stamps(),
    owner: uuid('owner')
      .notNull()
      .references(() => userRows.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    columns: text('columns').array(),
    /** Key of a built-in role or id of a copied one, whose people see it, too. */
    role: text('role').$type<z.output<typeof roleKey>>(),
  },
  (table) => [unique('saved_view_of_name').on(table.owner, table.collection, table.name)],
)
