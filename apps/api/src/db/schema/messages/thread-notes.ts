import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'
import { reservations } from '../reservations/reservations.ts'

/** Words of colleagues between the messages with a guest. */
export const threadNotes = pgTable(
  'thread_notes',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Name of the user who wrote it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('notes_of_reservation').on(table.reservation)],
)
