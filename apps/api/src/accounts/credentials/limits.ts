import { ApiError } from '../../platform/errors.ts'
import { limitAttempts, takeBackAttempt } from '../../platform/http/rate-limit.ts'
import { ipKey } from '../../platform/ip.ts'
import type { AccountServices } from '../services.ts'

type Call = 'sign-in' | 'forgot-password' | 'change-password' | 'prove' | 'second-factor'

const subjects = (ip: string | null, account: string) => ({
  ip: ip === null ? null : ipKey(ip),
  account: account.trim().toLowerCase(),
})

/** Counts a call that could be used for guessing, by its IP unless that is null, and by its account. @throws ApiError `rate_limited` */
export const countCall = (
  { db, clock }: AccountServices,
  call: Call,
  ip: string | null,
  account: string,
): Promise<void> => limitAttempts(db, call, subjects(ip, account), clock)

/** Takes back the count of a right guess, so that only wrong ones are limited. */
export const uncountCall = (
  { db }: AccountServices,
  call: Call,
  ip: string | null,
  account: string,
): Promise<void> => takeBackAttempt(db, call, subjects(ip, account))

/** The same error for an unknown or blocked account as for a wrong password, so that accounts cannot be found out. */
export const credentialsInvalid = () => new ApiError('credentials_invalid', 'Wrong name or password')
