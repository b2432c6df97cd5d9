import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../columns.ts'
import { newId } from '../../ids.ts'

/** Every wording of the terms that guests could have accepted; rows are only ever added. */
export const termsRows = pgTable(
  'terms_versions',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    /** Tells which of two wordings of one moment is the later. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** As guests accepted it; a slip of the pen may be mended without a new one. */
    version: text('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The property's name at that time. */
    property: text('property').notNull(),
    kept_at: instant('kept_at')
      .notNull()
      .default(sql`now()`),
    /** Made when it is first needed, then the same for everybody. */
    pdf: bytes('pdf'),
  },
  (table) => [index('terms_of_version').on(table.version, table.kept_at)],
)
