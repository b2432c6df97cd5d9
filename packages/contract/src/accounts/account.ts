import { officeLanguages } from '@dvor/format/languages.ts'
import { z } from 'zod'
import { credentials } from './auth.ts'
import { id, instant } from '../values/values.ts'

/** A signed-in browser, for its account. */
export const openSession = z.object({
  id,
  /** Program and system, `Firefox · Windows`; empty when neither is recognised. */
  device: z.string(),
  signedInAt: instant,
  /** Accurate to a quarter of an hour. */
  lastUsedAt: instant,
  expiresAt: instant,
  remembered: z.boolean(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** Whether sign-in asks for codes of an authenticator app, and the number of unused recovery codes. */
export const secondFactorState = z.object({ onSince: instant.nullable(), recoveryCodesLeft: z.int() })
export type SecondFactorState = z.infer<typeof secondFactorState>

/** The secret for an authenticator app: to be scanned, or typed. */
export const secondFactorOffer = z.object({ secret: z.string(), qrSvg: z.string() })
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>

/** Six digits of the app; at sign-in a recovery code is accepted, too. */
export const secondFactorProof = z.strictObject({ code: z.string().trim().min(6).max(40) })

/** Shown once, because only hashes are stored. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>

/** Repeated proof of identity, before an action that a stolen session must not allow. */
export const identityProof = credentials.pick({ password: true, code: true })
export type IdentityProof = z.input<typeof identityProof>

/** Language of the letter of each morning; null for a person who wishes none. */
export const morningLetterWish = z.strictObject({ language: z.enum(officeLanguages).nullable() })
export type MorningLetterWish = z.infer<typeof morningLetterWish>
