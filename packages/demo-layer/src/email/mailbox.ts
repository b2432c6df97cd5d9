import { holds } from '../layer/rows.ts'
import type { Email, EmailQuery } from './schemas.ts'

/** E-mails in a folder's list, newest first. */
export function findEmails(emails: readonly Email[], { q, folder, label }: EmailQuery): Email[] {
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
export function countEmails(emails: readonly Email[]): { inbox: number; draft: number; spam: number } {
  const kept = emails.filter(({ isDeleted }) => !isDeleted)
  const count = (folder: Email['folder'], unreadOnly: boolean) =>
    kept.filter((email) => email.folder === folder && !(unreadOnly && email.isRead)).length
  return { inbox: count('inbox', true), draft: count('draft', false), spam: count('spam', true) }
}

/** The e-mail at a place of the mailbox with what its arrows need to know; undefined outside of it. */
export function openEmail(emails: readonly Email[], index: number) {
  const email = emails[index]
  return email && { ...email, hasPreviousMail: index > 0, hasNextMail: index < emails.length - 1 }
}

/** Adds the label where it is absent and removes it where it is present. */
export function toggleLabel(email: Email, label: Email['labels'][number]): void {
  const rest = email.labels.filter((one) => one !== label)
  email.labels = rest.length < email.labels.length ? rest : [...rest, label]
}
