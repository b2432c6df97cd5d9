import { documents as declaration } from '@dvor/contract/collections/content/documents.ts'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const documentRows = pgTable('documents', {
  ...stamps(),
  title: text('title').notNull(),
  active: boolean('active').notNull().default(true),
})

export const documents = onServer(declaration, documentRows, { access: { read: activeOnly, write: admin } })
