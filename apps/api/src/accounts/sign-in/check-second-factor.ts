import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { inTransaction } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { countCall, uncountCall } from '../credentials/limits.ts'
import { recordChange } from '../../history/queries.ts'
import { stepOfCode } from '../credentials/one-time-codes.ts'
import { findActiveFactor, takeRecoveryCode, takeStep, type FactorRow } from '../queries/factor-queries.ts'
import { hashRecoveryCode } from '../credentials/recovery-codes.ts'

export const secondFactorInvalid = () => new ApiError('second_factor_invalid', 'This code is not valid')

/**
 * Checks the code of an account with a second factor, after its password was right; accounts without one pass. Each
 * code is accepted once. @throws ApiError `second_factor_needed` without a code, `second_factor_invalid`,
 * `rate_limited`
 */
export async function checkSecondFactor(
  services: AccountServices,
  ip: string,
  user: SignedInUser,
  code: string | undefined,
): Promise<void> {
  const factor = await findActiveFactor(services.db, user.id)
  if (!factor) return
  if (code === undefined) throw new ApiError('second_factor_needed', 'A code of the second factor is needed')
  await countCall(services, 'second-factor', ip, user.id)
  const typed = code.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(typed)
    ? await useApplicationCode(services, factor, typed)
    : await useRecoveryCode(services, ip, user, typed)
  if (!isRight) throw secondFactorInvalid()
  await uncountCall(services, 'second-factor', ip, user.id)
}

async function useApplicationCode(
  { db, clock, signIn }: AccountServices,
  { userId, sealedSecret }: FactorRow,
  code: string,
): Promise<boolean> {
  const secret = signIn.factorSecrets.open(userId, sealedSecret)
  const step = secret && stepOfCode(secret, code, clock.now())
  return typeof step === 'number' && takeStep(db, userId, step)
}

async function useRecoveryCode(
  { db }: AccountServices,
  ip: string,
  user: SignedInUser,
  code: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return false
    const by = { kind: 'user', ip, user, sessionId: '' } as const
    await recordChange(tx, by, { collection: 'users', recordId: user.id, action: 'recovery_code' })
    return true
  })
}
