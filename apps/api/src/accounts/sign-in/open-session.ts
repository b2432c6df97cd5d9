import type { SignedIn, SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { inTransaction } from '../../db/database.ts'
import type { AccountServices } from '../services.ts'
import { credentialsInvalid } from '../credentials/limits.ts'
import { findPasswordHash, insertSession } from '../queries/sign-in-queries.ts'
import { hashToken } from '../../db/ids.ts'
import { sessionLength } from '../credentials/session-length.ts'

interface NewSession {
  readonly remembered: boolean
  /** Name from `deviceName`. */
  readonly device: string
}

/**
 * Begins a session for an account whose password matched `checkedHash`. @throws ApiError `credentials_invalid` when
 * the password was changed since the check
 */
export async function openSession(
  { db, clock, signIn }: AccountServices,
  user: SignedInUser,
  checkedHash: string,
  { remembered, device }: NewSession,
): Promise<SignedIn> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + sessionLength(remembered).longestMs).toISOString()
  const refreshToken = signIn.tokens.firstRefresh()
  const id = await inTransaction(db, async (tx) => {
    // A password reset since the check has ended all sessions; without this second check the new session would survive
    // it.
    if ((await findPasswordHash(tx, user.id, 'share')) !== checkedHash) throw credentialsInvalid()
    const session = { userId: user.id, remembered, device, expiresAt, refreshHash: hashToken(refreshToken) }
    return insertSession(tx, session, now.toISOString())
  })
  const accessToken = await signIn.tokens.issueAccess(user, { id, expiresAt })
  return { accessToken, jwt: accessToken, refreshToken, user }
}
