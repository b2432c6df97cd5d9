import { isDeepStrictEqual } from 'node:util'
import type { Draft, Row } from '../crud/define.ts'

/**
 * Settings that decide where guests' money, the owner's notices and links with codes go, and whether visitors may open
 * accounts. Notices go to `email` while `notification_email` is empty.
 */
const directing = [
  'iban',
  'bic',
  'email',
  'notification_email',
  'cors_origins',
  'registration_enabled',
] as const

/**
 * Whether an edit of the settings leads money, e-mails or codes elsewhere, so that the editor must prove the identity
 * (decision 057).
 */
export function redirects(draft: Draft, current: Row): boolean {
  return directing.some((key) => draft[key] !== undefined && !isDeepStrictEqual(draft[key], current[key]))
}
