import { z } from 'zod'
import { day, id, name } from '../values/values.ts'
import { permissionChoices, type Permission } from './permissions.ts'

/** Permissions that no key can have: it would make itself more rights. */
const forPeopleOnly: readonly Permission[] = ['users.manage', 'keys.manage']

/** Permissions that a program may have by its key. */
export const keyScopes = permissionChoices.filter(({ value }) => !forPeopleOnly.includes(value))

/** `POST /api-keys`. */
export const newApiKey = z.strictObject({
  name,
  permissions: z.array(z.enum(keyScopes.map(({ value }) => value))).min(1, 'required'),
  /** The most that it may give back to a guest at once, in cents. */
  refund_limit: z.int().min(0).max(100_000_000).default(0),
  /** Its last day; null for none. */
  expires_on: day.nullable().default(null),
})
export type NewApiKey = z.output<typeof newApiKey>

/** The key is answered once; only its hash is stored. */
export const createdApiKey = z.object({ id, key: z.string() })
