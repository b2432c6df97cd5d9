import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const textBlockRows = pgTable(
  'text_blocks',
  {
    ...stamps(),
    page: text('page').notNull(),
    mark: text('mark').notNull().unique(),
    title: text('title'),
    content: text('content'),
    title_en: text('title_en'),
    content_en: text('content_en'),
  },
  (table) => [index('text_blocks_of_page').on(table.page)],
)
