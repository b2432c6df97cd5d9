import { z } from 'zod'
import { email, instant } from '../values/values.ts'

/** Source of a setting; the environment takes precedence and can only be read. */
export const settingSource = z.enum(['environment', 'settings', 'none'])
export type SettingSource = z.infer<typeof settingSource>

/** TLS from the first byte (usually port 465), STARTTLS after the greeting (587), or no encryption. */
export const mailSecurity = z.enum(['tls', 'starttls', 'none'])
export type MailSecurity = z.infer<typeof mailSecurity>

const host = z
  .string()
  .trim()
  .max(253)
  .regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/)

/** `GET /mail-server`: without the password. */
export const mailServer = z.object({
  source: settingSource,
  host: z.string().nullable(),
  port: z.int().nullable(),
  security: mailSecurity.nullable(),
  user: z.string().nullable(),
  has_password: z.boolean(),
})
export type MailServer = z.infer<typeof mailServer>

/** `GET /mailbox`: the mailbox whose e-mails are read, and how that went. */
export const mailbox = mailServer.extend({
  /** Moment of the last reading that succeeded. */
  read_at: instant.nullable(),
  /** Why the last reading failed, in Slovak. */
  problem: z.string().nullable(),
})
export type Mailbox = z.infer<typeof mailbox>

/** `POST /mailbox/test`: number of messages in the inbox, or the reason for which it cannot be read, in Slovak. */
export const mailboxTest = z.object({ messages: z.int().nullable(), reason: z.string().nullable() })
export type MailboxTest = z.infer<typeof mailboxTest>

/** `PUT /mail-server` and `PUT /mailbox`; without a password the stored one stays, as long as host and user stay. */
export const mailServerEdit = z.strictObject({
  host,
  port: z.int().min(1).max(65_535),
  security: mailSecurity,
  user: z.string().trim().min(1).max(300).nullable(),
  password: z.string().min(1).max(1000).optional(),
})
export type MailServerEdit = z.infer<typeof mailServerEdit>

/** `POST /mail-server/test`: result of a test e-mail to the signed-in administrator. */
export const mailTest = z.object({
  to: email,
  sent: z.boolean(),
  /** Reason for which it was not sent, in Slovak. */
  reason: z.string().nullable(),
})
export type MailTest = z.infer<typeof mailTest>
