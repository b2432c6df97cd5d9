import { contactMessages as declaration } from '@dvor/contract/collections/messages/contact-messages.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { contactMessageRows } from '../db/schema/booking/contact-messages.ts'

/** Made by the public form alone (`enquiries`). */
export const contactMessages = onServer(declaration, contactMessageRows, {
  access: { read: adminsOnly, write: admin },
  hasSearchText: true,
})
