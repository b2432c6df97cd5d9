import type { formKeys } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const formRows = pgTable('administrator_forms', {
  ...stamps(),
  key: text('key').$type<(typeof formKeys)[number]['value']>().notNull().unique(),
  title: text('title').notNull(),
  intro: text('intro'),
  recipients: text('recipients'),
  success_text: text('success_text'),
  consent_text: text('consent_text'),
  active: boolean('active').notNull().default(true),
})
