import { z } from 'zod'

const rule = z.object({ action: z.string(), subject: z.string() })

/** Somebody signed in, as the sample sign-in answers: never with the password. */
export const userData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  role: z.enum(['admin', 'client']),
  ability: z.array(rule),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
})

export type UserData = z.infer<typeof userData>

export interface Account extends UserData {
  password: string
}

const tokens = { accessToken: z.string(), refreshToken: z.string() }

export const session = z.object({ userData, ...tokens })
export const registered = z.object({ user: userData, accessToken: z.string() })
export const registerError = z.object({
  error: z.object({ email: z.string().nullable(), username: z.string().nullable() }),
})
export const loginError = z.object({ error: z.object({ email: z.string() }) })
export const refreshError = z.object({ error: z.string() })

export const loginInput = z.object({ email: z.string().min(1), password: z.string().min(1) })
export const registerInput = z.object({
  email: z.string().min(1),
  password: z.string().min(1),
  username: z.string().min(1),
})
export const refreshInput = z.object({ refreshToken: z.string() })
