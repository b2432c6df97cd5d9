import { z } from 'zod'
import { declareCall } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { absent, answered, type Reply } from '../layer/reply.ts'
import { holds } from '../layer/rows.ts'
import {
  emailList,
  emailQuery,
  emailsUpdate,
  labelUpdate,
  neighbourQuery,
  openedEmail,
  type Email,
  type EmailQuery,
} from './schemas.ts'

const app = 'email'
const done = z.object({})

/** Changes those of the e-mails that exist; 404 without a message when none of them does. */
function changeEach(emails: readonly Email[], ids: readonly number[], change: (email: Email) => void): Reply {
  const matches = emails.filter(({ id }) => ids.includes(id))
  if (matches.length === 0 && ids.length > 0) return absent
  for (const email of matches) change(email)
  return answered()
}

const opened = (emails: readonly Email[], index: number): Reply => {
  const email = openEmail(emails, index)
  return email ? answered(email) : absent
}

/** E-mail: /apps/email/… */
export const emailCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/email/emails',
    title: 'E-mails of a folder, newest first, with the counters',
    query: emailQuery,
    answers: { 200: emailList },
    example: { query: { folder: 'inbox', label: 'company' } },
    handle: ({ email: { emails } }, { query }) =>
      answered({ emails: findEmails(emails, query), emailsMeta: countEmails(emails) }),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/email/update-emails',
    title: 'Merge fields into e-mails',
    body: emailsUpdate,
    answers: { 200: done, 404: null },
    example: { body: { emailIds: [1, 2], dataToUpdate: { isRead: true } } },
    handle({ email: { emails } }, { body: { emailIds, dataToUpdate } }) {
      const { id: _, ...change } = dataToUpdate as Partial<Email>
      return changeEach(emails, emailIds, (email) => void Object.assign(email, change))
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/email/update-emails-label',
    title: 'Toggle a label on e-mails',
    body: labelUpdate,
    answers: { 200: done, 404: null },
    example: { body: { emailIds: [1, 2], label: 'private' } },
    handle: ({ email: { emails } }, { body: { emailIds, label } }) =>
      changeEach(emails, emailIds, (email) => toggleLabel(email, label)),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/email/get-email',
    title: 'One e-mail',
    query: z.object({ id: rowId }),
    answers: { 200: openedEmail, 404: null },
    example: { query: { id: 7 } },
    handle: ({ email: { emails } }, { query: { id } }) =>
      opened(
        emails,
        emails.findIndex((email) => email.id === id),
      ),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/email/paginate-email',
    title: 'The e-mail before or after another one',
    query: neighbourQuery,
    answers: { 200: openedEmail, 404: null },
    example: { query: { dir: 'next', emailId: 7 } },
    handle({ email: { emails } }, { query: { dir, emailId } }) {
      const index = emails.findIndex((email) => email.id === emailId)
      if (index < 0) return absent
      return opened(emails, dir === 'next' ? index + 1 : index - 1)
    },
  }),
]

/** E-mails in a folder's list, newest first. */
function findEmails(emails: readonly Email[], { q, folder, label }: EmailQuery): Email[] {
  return emails
    .filter((email) => isIn(email, folder))
    .filter((email) => label === undefined || email.labels.includes(label))
    .filter(({ from, subject }) => holds(q, from.name, subject))
    .toSorted((a, b) => b.time.localeCompare(a.time) || b.id - a.id)
}

/** Starred ones are gathered from all folders but the trash. */
function isIn(email: Email, folder: EmailQuery['folder']): boolean {
  return folder === 'starred' ? email.isStarred && email.folder !== 'trash' : email.folder === folder
}

/** The numbers beside the folders. */
function countEmails(emails: readonly Email[]): { inbox: number; draft: number; spam: number } {
  const presentEmails = emails.filter(({ isDeleted }) => !isDeleted)
  const count = (folder: Email['folder'], unreadOnly: boolean) =>
    presentEmails.filter((email) => email.folder === folder && !(unreadOnly && email.isRead)).length
  return { inbox: count('inbox', true), draft: count('draft', false), spam: count('spam', true) }
}

/** The e-mail at a place of the mailbox with what its arrows need to know; undefined outside of it. */
function openEmail(emails: readonly Email[], index: number) {
  const email = emails[index]
  return email && { ...email, hasPreviousMail: index > 0, hasNextMail: index < emails.length - 1 }
}

/** Adds the label where it is absent and removes it where it is present. */
function toggleLabel(email: Email, label: Email['labels'][number]): void {
  const rest = email.labels.filter((one) => one !== label)
  email.labels = rest.length < email.labels.length ? rest : [...rest, label]
}
