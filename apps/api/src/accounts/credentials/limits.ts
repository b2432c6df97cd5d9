import { ApiError } from '../../platform/errors.ts'
import { addressKey, limitAttempts, takeBackAttempt, type Limit } from '../../platform/http/rate-limit.ts'
import type { AccountServices } from '../services.ts'

type Call =
  | 'sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'register'
  | 'change-password'
  | 'prove'
  | 'second-factor'

/** Attempts per window: many for one address, which a household may share, few for one account. */
const allowed: Record<Call, { perAddress: number; perAccount: number; perSeconds: number }> = {
  'sign-in': { perAddress: 30, perAccount: 10, perSeconds: 15 * 60 },
  'forgot-password': { perAddress: 10, perAccount: 3, perSeconds: 15 * 60 },
  'reset-password': { perAddress: 10, perAccount: 5, perSeconds: 15 * 60 },
  register: { perAddress: 5, perAccount: 5, perSeconds: 60 * 60 },
  'change-password': { perAddress: 30, perAccount: 10, perSeconds: 15 * 60 },
  prove: { perAddress: 30, perAccount: 10, perSeconds: 15 * 60 },
  // Three of a million codes are valid at a time, and a caller must have the password to try one: five guesses.
  'second-factor': { perAddress: 30, perAccount: 5, perSeconds: 15 * 60 },
}

function limitsOf(call: Call, ip: string | null, account?: string): Limit[] {
  const { perAddress, perAccount, perSeconds } = allowed[call]
  const ofAddress =
    ip === null ? [] : [{ bucket: `${call} from`, key: addressKey(ip), max: perAddress, perSeconds }]
  if (account === undefined) return ofAddress
  const key = account.trim().toLowerCase()
  return [...ofAddress, { bucket: `${call} of`, key, max: perAccount, perSeconds }]
}

/** Counts a call that could be used for guessing, by its address unless that is null, and by its account. @throws ApiError `rate_limited` */
export async function countCall(
  { db, clock }: AccountServices,
  call: Call,
  ip: string | null,
  account?: string,
): Promise<void> {
  for (const limit of limitsOf(call, ip, account)) await limitAttempts(db, limit, clock)
}

/** Takes back the count of a right guess, so that only wrong ones are limited. */
export async function uncountCall(
  { db }: AccountServices,
  call: Call,
  ip: string | null,
  account?: string,
): Promise<void> {
  for (const limit of limitsOf(call, ip, account)) await takeBackAttempt(db, limit)
}

/** The same error for an unknown or blocked account as for a wrong password, so that accounts cannot be found out. */
export const credentialsInvalid = () => new ApiError('credentials_invalid', 'Wrong name or password')
