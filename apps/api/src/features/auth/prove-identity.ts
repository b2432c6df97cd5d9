import type { IdentityProof } from '@dvor/contract/accounts/account.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Services } from '../../services.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { countCall, credentialsInvalid, uncountCall } from './limits.ts'
import { findPasswordHash } from './queries.ts'
import { findProofTime, markProved } from './session-queries.ts'
import type { SignedInActor } from './signed-in-actor.ts'

/** So long (ms) after proving who one is, one is not asked again (decision 057). */
const holdsMs = 10 * 60_000

/**
 * Lets on only who has signed in, or typed the password again, within the last ten minutes: for what somebody at a
 * screen that was left open must not do. What the property does by itself passes.
 * @throws ApiError `proof_needed`
 */
export async function requireRecentProof(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<void> {
  if (actor.kind === 'system') return
  const provedAt = actor.kind === 'user' ? await findProofTime(db, actor.sessionId) : undefined
  if (!provedAt || clock.now().getTime() - Date.parse(provedAt) > holdsMs)
    throw new ApiError('proof_needed', 'Show again who you are')
}

/**
 * Proves by password, and by the second factor where there is one, that it is still the same person.
 * @throws ApiError `credentials_invalid`, `second_factor_needed`, `second_factor_invalid`, `rate_limited`
 */
export async function proveIdentity(
  services: Services,
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
