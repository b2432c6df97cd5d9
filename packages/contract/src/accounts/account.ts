import { z } from 'zod'
import { credentials } from './auth.ts'
import { id, instant } from '../values/values.ts'

/** A browser that is signed in, as its owner sees it. */
export const openSession = z.object({
  id,
  /** Program and system, `Firefox · Windows`; empty when it told nothing that is known. */
  device: z.string(),
  signedInAt: instant,
  /** To a quarter of an hour. */
  lastUsedAt: instant,
  expiresAt: instant,
  remembered: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** Whether codes of an application are asked for at sign-in, and how many codes for its loss are left. */
export const secondFactorState = z.object({ onSince: instant.nullable(), recoveryCodesLeft: z.int() })
export type SecondFactorState = z.infer<typeof secondFactorState>

/** What an application has to be told once: by its camera, or typed. */
export const secondFactorOffer = z.object({ secret: z.string(), qrSvg: z.string() })
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>

/** Six digits of the application; at sign-in a recovery code will do as well. */
export const secondFactorProof = z.strictObject({ code: z.string().trim().min(6).max(40) })

/** Shown once: the property keeps only hashes. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>

/** Who is signed in shows anew who it is, before something that a stolen session must not do. */
export const identityProof = credentials.pick({ password: true, code: true })
export type IdentityProof = z.input<typeof identityProof>
