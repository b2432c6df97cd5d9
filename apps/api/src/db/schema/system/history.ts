import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'
import { sql } from 'drizzle-orm'

/** Every change of every record: actor, time, values before and after. Rows are only ever added. */
export const history = pgTable(
  'history',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    actor: text('actor').notNull(),
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    action: text('action').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** Id of the request in the log; null for changes by the system itself. */
    request: text('request'),
  },
  (table) => [
    index('history_of_record').on(table.collection, table.recordId, table.at),
    index('history_of_prices')
      .on(table.id)
      .where(sql`${table.collection} in ('price-changes', 'prices', 'day-rates')`),
    index('history_of_slugs')
      .on(table.collection, sql`(${table.before} ->> 'slug')`)
      .where(sql`${table.before} ->> 'slug' <> ${table.after} ->> 'slug'`),
  ],
)

/** Whether a change gave a record another slug; the index `history_of_slugs` holds these. */
export const slugChange = sql`${history.before} ->> 'slug' <> ${history.after} ->> 'slug'`
