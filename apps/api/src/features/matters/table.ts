import type { MatterKind } from '@dvor/contract/insight/matters.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { day } from '../../platform/columns.ts'

/** What the owner was last told by e-mail, and on which day of the house: each matter at most once a day. */
export const toldMatters = pgTable('told_matters', {
  kind: text('kind').$type<MatterKind>().primaryKey(),
  told_on: day('told_on').notNull(),
})
