import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Rows created by the sample content, so that "Vymazať ukážku a začať" removes exactly these. Rows that always exist
 * (texts, contacts, settings) were only rewritten: they cannot be deleted and get their original texts back.
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
