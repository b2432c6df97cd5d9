import type { SignedInUser, TokenPair } from '@dvor/contract/auth.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { credentialsInvalid } from './limits.ts'
import { findPasswordHash, insertSession } from './queries.ts'
import { hashToken } from './tokens.ts'

const hourMs = 60 * 60 * 1000
/** Length of a session from sign-in, rotation does not prolong it (design/contract.md, Sign-in). */
const lengthMs = { remembered: 30 * 24 * hourMs, plain: 12 * hourMs }

export type SignedIn = TokenPair & { user: SignedInUser }

/**
 * Begins a session for somebody whose password matched `checkedHash`.
 * @throws ApiError `credentials_invalid` when the password was changed since the check
 */
export async function openSession(
  { db, clock, signIn }: Services,
  user: SignedInUser,
  checkedHash: string,
  remembered: boolean,
): Promise<SignedIn> {
  const length = remembered ? lengthMs.remembered : lengthMs.plain
  const expiresAt = new Date(clock.now().getTime() + length).toISOString()
  const refreshToken = signIn.tokens.firstRefresh()
  const id = await inTransaction(db, async (tx) => {
    // A reset that ran since the check has ended all sessions; this one must not slip in after it.
    if ((await findPasswordHash(tx, user.id, 'share')) !== checkedHash) throw credentialsInvalid()
    return insertSession(tx, { userId: user.id, remembered, expiresAt, refreshHash: hashToken(refreshToken) })
  })
  return { accessToken: await signIn.tokens.issueAccess(user, { id, expiresAt }), refreshToken, user }
}
