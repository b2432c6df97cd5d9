import type { TokenPair } from '@dvor/contract/accounts/auth.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import {
  deleteSession,
  findLiveSession,
  lockSessionOfToken,
  replaceToken,
} from '../queries/sign-in-queries.ts'
import { isOver } from '../credentials/session-length.ts'
import { hashToken } from '../../db/ids.ts'
import { markUsed } from '../queries/session-queries.ts'

/** Time (ms) within which a spent token may be used again: two tabs may spend one token at once. */
const graceMs = 10_000

/**
 * Exchanges a refresh token for a new pair and marks it as spent. A token that was spent before ends its whole
 * session, because it may be stolen. A session that was not used for too long is over. @throws ApiError `unauthorized`
 */
export async function refreshSession(services: AccountServices, refreshToken: string): Promise<TokenPair> {
  const { db, signIn } = services
  const outcome = await inTransaction(db, (tx) => spend(services, tx, refreshToken))
  if (!outcome) throw unauthorized()
  if ('ended' in outcome) {
    signIn.sessions.dropSession(outcome.ended)
    throw unauthorized()
  }
  const session = await findLiveSession(db, outcome.sessionId)
  if (!session) throw unauthorized()
  return {
    accessToken: await signIn.tokens.issueAccess(session.user, session),
    refreshToken: outcome.successor,
  }
}

type Outcome = { sessionId: string; successor: string } | { ended: string } | undefined

async function spend({ clock, signIn }: AccountServices, tx: Db, refreshToken: string): Promise<Outcome> {
  const hash = hashToken(refreshToken)
  const match = await lockSessionOfToken(tx, hash)
  const now = clock.now()
  if (!match || isOver(match.session, now)) return undefined
  const { session, spentAt } = match
  const successor = signIn.tokens.successorOf(refreshToken)
  if (spentAt === null) {
    await replaceToken(tx, session.id, hash, hashToken(successor), now.toISOString())
    await markUsed(tx, session.id, now.toISOString())
    return { sessionId: session.id, successor }
  }
  if (now.getTime() - Date.parse(spentAt) <= graceMs) return { sessionId: session.id, successor }
  await deleteSession(tx, session.id)
  return { ended: session.id }
}
