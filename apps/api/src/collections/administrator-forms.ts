import {
  administratorForms as declaration,
  type formKeys,
} from '@dvor/contract/collections/settings/administrator-forms.ts'
import { email } from '@dvor/contract/values/values.ts'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { parseRecipients } from '../features/enquiries/parse-recipients.ts'
import { stamps } from '../platform/columns.ts'
import { invalid } from '../platform/errors.ts'

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

const recipientsAreAddresses: Hooks['beforeWrite'] = async (_db, draft) => {
  const { recipients } = draft
  if (typeof recipients !== 'string') return draft
  const addresses = parseRecipients(recipients)
  if (addresses.some((address) => !email.safeParse(address).success))
    throw invalid([{ path: 'recipients', code: 'invalid_email' }])
  return { ...draft, recipients: addresses.join(', ') }
}

export const administratorForms = onServer(declaration, formRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: recipientsAreAddresses },
})
