import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../columns.ts'
import { newId } from '../../ids.ts'

/** All wordings of the terms that guests could have accepted; rows are only ever added. */
export const termsRows = pgTable(
  'terms_versions',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    /** Order of two wordings of the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** As accepted by guests; corrections of the text do not require a new one. */
    version: text('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The property's name at that time. */
    property: text('property').notNull(),
    kept_at: instant('kept_at')
      .notNull()
      .default(sql`now()`),
    /** Made when it is first needed, then the same for all guests. */
    pdf: bytes('pdf'),
  },
  (table) => [index('terms_of_version').on(table.version, table.kept_at)],
)
