import { z } from 'zod'
import { rowId } from '../layer/input.ts'

export const labels = ['private', 'company', 'important', 'personal'] as const
export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const

const address = z.object({ name: z.string(), email: z.string() })

export const email = z.object({
  id: z.int(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(address),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  /** HTML. */
  message: z.string(),
  attachments: z.array(
    z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() }),
  ),
  isStarred: z.boolean(),
  labels: z.array(z.enum(labels)),
  time: z.iso.datetime(),
  get replies() {
    return z.array(email)
  },
  folder: z.enum(folders),
  isRead: z.boolean(),
  isDeleted: z.boolean(),
})

export type Email = z.infer<typeof email>

/** One e-mail opened on its own, with what its arrows need to know. */
export const openedEmail = email.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() })

export const emailQuery = z.object({
  q: z.string().default(''),
  folder: z.enum([...folders, 'starred']).default('inbox'),
  label: z.enum(labels).optional(),
})

export type EmailQuery = z.infer<typeof emailQuery>

export const emailList = z.object({
  emails: z.array(email),
  emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
})

const emailIds = z.array(rowId)

/** All given fields are merged; only the id stays. */
export const emailsUpdate = z.object({ emailIds, dataToUpdate: email.omit({ id: true }).partial().loose() })
export const labelUpdate = z.object({ emailIds, label: z.enum(labels) })
export const neighbourQuery = z.object({ dir: z.enum(['previous', 'next']), emailId: rowId })
