import { outgoingEmails as declaration } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { adminsOnly, nobody } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { outgoingEmailRows } from '../db/schema/system/outgoing-emails.ts'

export const outgoingEmails = onServer(declaration, outgoingEmailRows, {
  access: { read: adminsOnly, write: nobody },
  hasSearchText: true,
})
