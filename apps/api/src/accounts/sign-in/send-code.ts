import { countOf } from '@dvor/format/plurals.ts'
import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import type { Db } from '../../db/database.ts'
import { hashToken, newToken } from '../../db/ids.ts'
import type { AccountServices } from '../services.ts'
import { queueEmail } from '../../messaging/queue-email.ts'
import { replaceCode } from '../queries/sign-in-queries.ts'

const minuteMs = 60_000

/** Validity of a code (ms); longer for an invitation, because its reader does not expect it. */
const lifetimes = {
  password_reset: { minutes: 30, text: countOf(30, 'minute') },
  invitation: { minutes: 3 * 24 * 60, text: countOf(3, 'day') },
} as const

/**
 * Sends a code for setting a password, in the caller's transaction; earlier codes of the account become
 * invalid, except an invitation after which a reset is requested.
 * @param page where the code is typed in; our own page by default
 */
export async function sendCode(
  { clock, publicUrl }: Pick<AccountServices, 'clock' | 'publicUrl'>,
  tx: Db,
  kind: keyof typeof lifetimes,
  user: Pick<SignedInUser, 'id' | 'username' | 'email'>,
  page = `${publicUrl}/reset-password`,
): Promise<void> {
  const code = newToken()
  const { minutes, text } = lifetimes[kind]
  const expiresAt = new Date(clock.now().getTime() + minutes * minuteMs).toISOString()
  await replaceCode(tx, user.id, hashToken(code), expiresAt)
  await queueEmail(tx, {
    key: kind,
    to: user.email,
    language: 'sk',
    variables: {
      username: user.username,
      action_url: withCode(page, code),
      valid_for: text,
    },
  })
}

function withCode(page: string, code: string): string {
  const url = new URL(page)
  url.searchParams.set('code', code)
  return url.href
}
