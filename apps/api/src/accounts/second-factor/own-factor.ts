import type {
  NewRecoveryCodes,
  SecondFactorOffer,
  SecondFactorState,
} from '@dvor/contract/accounts/account.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { qrSvg } from '../../platform/qr-code.ts'
import type { AccountServices } from '../services.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { countCall, uncountCall } from '../credentials/limits.ts'
import { deleteSessionsOf } from '../queries/sign-in-queries.ts'
import type { SignedInActor } from '../sign-in/signed-in-actor.ts'
import { recordChange } from '../../history/queries.ts'
import { secondFactorInvalid } from '../sign-in/check-second-factor.ts'
import { factorAddress, newFactorSecret, stepOfCode } from '../credentials/one-time-codes.ts'
import {
  activate,
  countRecoveryCodes,
  findActiveFactor,
  findFactor,
  replaceRecoveryCodes,
  storeOffer,
} from '../queries/factor-queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../credentials/recovery-codes.ts'

const notOn = () => notFound('A second factor')
const alreadyOn = () => new ApiError('conflict', 'The second factor is on already')

/** Whether an account's second factor is on, and the number of its unused recovery codes. */
export async function readFactorState(db: Db, userId: string): Promise<SecondFactorState> {
  const factor = await findActiveFactor(db, userId)
  if (!factor) return { onSince: null, recoveryCodesLeft: 0 }
  return { onSince: factor.onSince, recoveryCodesLeft: await countRecoveryCodes(db, userId) }
}

/**
 * Creates a secret for an authenticator app; the factor is on from the first right code. @throws ApiError
 * `proof_needed`, `conflict` when one is on
 */
export async function offerFactor(
  services: AccountServices,
  actor: SignedInActor,
): Promise<SecondFactorOffer> {
  const { db, publicUrl, signIn } = services
  await requireRecentProof(services, actor)
  const secret = newFactorSecret()
  const sealed = signIn.factorSecrets.seal(actor.user.id, secret)
  if (!(await storeOffer(db, actor.user.id, sealed))) throw alreadyOn()
  // Without the port, because apps cut an issuer at the colon.
  const issuer = new URL(publicUrl).hostname
  return { secret, qrSvg: await qrSvg(factorAddress(secret, issuer, actor.user.username)) }
}

/**
 * Turns the offered factor on by a code, which proves that the app has the secret; the other sessions end. @throws
 * ApiError `second_factor_invalid`, `not_found` without an offer, `conflict` when one is on, `rate_limited`
 */
export async function turnFactorOn(
  services: AccountServices,
  actor: SignedInActor,
  code: string,
): Promise<NewRecoveryCodes> {
  const { db, clock, signIn } = services
  const { user, ip, sessionId } = actor
  await requireRecentProof(services, actor)
  const offer = await findFactor(db, user.id)
  if (!offer) throw notOn()
  if (offer.onSince) throw alreadyOn()
  await countCall(services, 'second-factor', ip, user.id)
  const secret = signIn.factorSecrets.open(user.id, offer.sealedSecret)
  const step = secret === null ? null : stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
  if (step === null) throw secondFactorInvalid()
  await uncountCall(services, 'second-factor', ip, user.id)
  const codes = newRecoveryCodes()
  await inTransaction(db, async (tx) => {
    if (!(await activate(tx, offer, step, clock.now().toISOString()))) throw alreadyOn()
    await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode))
    await deleteSessionsOf(tx, user.id, sessionId)
    await recordChange(tx, actor, { collection: 'users', recordId: user.id, action: 'second_factor_on' })
  })
  signIn.sessions.dropUser(user.id)
  return { recoveryCodes: codes }
}

/** Replaces the recovery codes by new ones. @throws ApiError `proof_needed`, `not_found` without a factor */
export async function renewRecoveryCodes(
  services: AccountServices,
  actor: SignedInActor,
): Promise<NewRecoveryCodes> {
  const { db } = services
  const { id } = actor.user
  await requireRecentProof(services, actor)
  if (!(await findActiveFactor(db, id))) throw notOn()
  const codes = newRecoveryCodes()
  await inTransaction(db, async (tx) => {
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode))
    await recordChange(tx, actor, { collection: 'users', recordId: id, action: 'recovery_codes' })
  })
  return { recoveryCodes: codes }
}
