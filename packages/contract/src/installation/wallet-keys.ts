import { daysBetween, type Day } from '@dvor/format/days.ts'
import { z } from 'zod'
import { day } from '../values/values.ts'
import { walletNames } from '../values/wallets.ts'

export const walletName = z.enum(walletNames)

/** Days before the end of a certificate on which the owner is reminded of it first. */
export const expiryNoticeDays = 30

/** Days before the end on which the owner gets an e-mail about it. */
const emailedDaysBefore: readonly number[] = [expiryNoticeDays, 14, 7, 3, 1]

/** Whether the owner has to renew a certificate: its last day is near, or over. */
export const expiresSoon = (expiresOn: Day | null, today: Day): boolean =>
  expiresOn !== null && daysBetween(today, expiresOn) <= expiryNoticeDays

/** Whether today is a day on which the owner gets an e-mail about the end of a certificate. */
export const isExpiryEmailed = (expiresOn: Day | null, today: Day): boolean =>
  expiresOn !== null && emailedDaysBefore.includes(daysBetween(today, expiresOn))

/** `GET /wallet-keys`: wallets that are set up; keys never leave the server. */
export const walletState = z.object({
  wallet: walletName,
  is_set: z.boolean(),
  /** Apple's pass type identifier or Google's issuer id; null where none is set. */
  name: z.string().nullable(),
  /** Last day of Apple's certificate; null where none is set, and for Google. */
  expires_on: day.nullable(),
})
export type WalletState = z.infer<typeof walletState>

/** A file of at most 48 kB as base64. */
const file = z.base64().min(4).max(65_536)

/**
 * `PUT /wallet-keys/apple`: the certificate of a pass type with its key (P12, or PEM with the key in the same file or in
 * one of its own), and Apple's intermediate certificate (WWDR).
 */
export const appleKeysEdit = z.strictObject({
  certificate: file,
  private_key: file.nullish(),
  password: z.string().max(200).nullish(),
  intermediate: file,
})
export type AppleKeysEdit = z.infer<typeof appleKeysEdit>

/** `PUT /wallet-keys/google`: the issuer, and the key file (JSON) of a service account that may write for it. */
export const googleKeysEdit = z.strictObject({
  issuer_id: z
    .string()
    .trim()
    .regex(/^\d{10,25}$/),
  service_account: file,
})
export type GoogleKeysEdit = z.infer<typeof googleKeysEdit>
