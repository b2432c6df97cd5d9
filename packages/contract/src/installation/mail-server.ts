import { z } from 'zod'
import { email } from '../values/values.ts'

/** Where a setting comes from; what the environment sets is stronger and can only be read. */
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

/** `GET /mail-server`: never with the password. */
export const mailServer = z.object({
  source: settingSource,
  host: z.string().nullable(),
  port: z.int().nullable(),
  security: mailSecurity.nullable(),
  user: z.string().nullable(),
  has_password: z.boolean(),
})
export type MailServer = z.infer<typeof mailServer>

/** `PUT /mail-server`; without a password the one that is stored stays, as long as host and user stay. */
export const mailServerEdit = z.strictObject({
  host,
  port: z.int().min(1).max(65_535),
  security: mailSecurity,
  user: z.string().trim().min(1).max(300).nullable(),
  password: z.string().min(1).max(1000).optional(),
})
export type MailServerEdit = z.infer<typeof mailServerEdit>

/** `POST /mail-server/test`: what came of a test letter to the signed-in administrator. */
export const mailTest = z.object({
  to: email,
  sent: z.boolean(),
  /** Why it was not sent, in Slovak. */
  reason: z.string().nullable(),
})
export type MailTest = z.infer<typeof mailTest>
