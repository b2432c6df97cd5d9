import type { IdentityProof } from '@dvor/contract/accounts/account.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { countCall, credentialsInvalid, uncountCall } from '../credentials/limits.ts'
import { findPasswordHash } from '../queries/sign-in-queries.ts'
import { findProofTime, markProved } from '../queries/session-queries.ts'
import type { SignedInActor } from './signed-in-actor.ts'

/** Time (ms) after a proof of identity within which no new one is required (decision 057). */
const holdsMs = 10 * 60_000

/**
 * Requires a sign-in or a repeated password within the last ten minutes, for actions that must not be possible on a
 * screen left unattended. Actions of the system itself need none. @throws ApiError `proof_needed`
 */
export async function requireRecentProof(
  { db, clock }: { db: Db } & Pick<AccountServices, 'clock'>,
  actor: Actor,
): Promise<void> {
  if (actor.kind === 'system') return
  const provedAt = actor.kind === 'user' ? await findProofTime(db, actor.sessionId) : undefined
  if (!provedAt || clock.now().getTime() - Date.parse(provedAt) > holdsMs)
    throw new ApiError('proof_needed', 'Show again who you are')
}

/**
 * Proves the identity of the signed-in person again, by password and, where there is one, by the second factor.
 * @throws ApiError `credentials_invalid`, `second_factor_needed`, `second_factor_invalid`, `rate_limited`
 */
export async function proveIdentity(
  services: AccountServices,
  { user, ip, sessionId }: SignedInActor,
  { password, code }: IdentityProof,
): Promise<void> {
  const { db, clock, signIn } = services
  await countCall(services, 'prove', ip, user.id)
  if (!(await signIn.check.matches(password, await findPasswordHash(db, user.id)))) throw credentialsInvalid()
  await uncountCall(services, 'prove', ip, user.id)
  await checkSecondFactor(services, ip, user, code)
  await markProved(db, sessionId, clock.now().toISOString())
}
