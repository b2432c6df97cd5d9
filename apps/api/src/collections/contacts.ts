import { contacts as declaration } from '@dvor/contract/collections/content/contacts.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { contactRows } from '../db/schema/content/contacts.ts'

export const contacts = onServer(declaration, contactRows, { access: { read: activeOnly, write: admin } })
