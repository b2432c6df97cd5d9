import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const textBlockRows = pgTable(
  'text_blocks',
  {
    ...stamps(),
    ...translationColumns(),
    page: text('page').notNull(),
    mark: text('mark').notNull().unique(),
    title: text('title'),
    content: text('content'),
  },
  (table) => [index('text_blocks_of_page').on(table.page)],
)
