import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What the sample content made, so that "Vymazať ukážku a začať" takes exactly that away. Rows that always exist
 * (texts, contacts, settings) were only rewritten: they cannot be deleted and get the property's own words back.
 */
export const sampleRows = pgTable(
  'sample_rows',
  {
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    rewritten: boolean('rewritten').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.collection, table.recordId] })],
)
