import { z } from 'zod'
import { email, id, url } from '../values/values.ts'
import { permission } from './permissions.ts'
import { roleKey } from './roles.ts'

/** At least 10 characters; common ones are refused by the server (OWASP ASVS 5, 6.2). */
export const password = z.string().min(10).max(200)

export const signedInUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: roleKey,
  /** Name of a role that the owner copied; null for a built-in one. */
  roleName: z.string().nullable(),
  permissions: z.array(permission).readonly(),
  /** The most that the user may give back to a guest at once, in cents; null for any sum. */
  refundLimit: z.int().nullable(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  avatar: z.string().nullable(),
})
export type SignedInUser = z.infer<typeof signedInUser>

export const credentials = z.strictObject({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  rememberMe: z.boolean().optional(),
  /** Only for accounts with a second factor: the app's six digits, or a recovery code. */
  code: z.string().trim().min(6).max(40).optional(),
})

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type TokenPair = z.infer<typeof tokenPair>
/** `jwt` is the access token again, under the name that clients of Strapi 3 read. */
export const signedIn = tokenPair.extend({ jwt: z.string(), user: signedInUser })
export type SignedIn = z.infer<typeof signedIn>

export const refreshRequest = z.strictObject({ refreshToken: z.string().min(1).max(200) })
/** `url`: the page that takes the code, used if its origin is the property's own or allowed by the settings. */
export const forgotPassword = z.strictObject({ email, url: url.optional() })

export const resetPassword = z
  .strictObject({ code: z.string().length(43), password, passwordConfirmation: z.string() })
  .refine((body) => body.password === body.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'mismatch',
  })

export const changePassword = z
  .strictObject({ currentPassword: z.string().min(1).max(200), password, passwordConfirmation: z.string() })
  .refine((body) => body.password === body.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'mismatch',
  })

export const register = z.strictObject({ username: z.string().trim().min(2).max(60), email, password })
export const createNewUser = z.strictObject({
  username: z.string().trim().min(2).max(60),
  email,
  role: roleKey,
})

/** Claims of the access token; `exp` is the session's end, the token is accepted for 15 minutes from `iat`. */
export const accessClaims = z.object({
  id,
  username: z.string(),
  role: roleKey,
  confirmed: z.boolean(),
  blocked: z.boolean(),
  avatar: z.string().nullable().optional(),
  sid: id,
  iat: z.number(),
  exp: z.number(),
})
export type AccessClaims = z.infer<typeof accessClaims>

/** Answer of calls without a result. */
export const done = z.object({ ok: z.literal(true) })

/** Answer of `DELETE /users/{id}/sessions`. */
export const sessionsEnded = z.object({ ended: z.int() })

/** Bodies as clients send them. */
export type Credentials = z.input<typeof credentials>
