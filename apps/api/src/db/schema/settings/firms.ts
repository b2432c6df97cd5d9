import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Firms of the register's open data, replaced as a whole by each file. */
export const firmRows = pgTable('firms', {
  ico: text('ico').primaryKey(),
  name: text('name').notNull(),
  street: text('street'),
  postal_code: text('postal_code'),
  city: text('city'),
  dic: text('dic'),
  ic_dph: text('ic_dph'),
})

/** The file that was loaded last; one row at most. */
export const firmLoads = pgTable('firm_loads', {
  id: integer('id').primaryKey(),
  file: text('file').notNull(),
  loaded_at: instant('loaded_at').notNull(),
  rows: integer('rows').notNull(),
  wrong: integer('wrong').notNull(),
  wrong_lines: integer('wrong_lines').array().notNull(),
})
