import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { hashPassword } from '../accounts/credentials/passwords.ts'
import { storePasswordHash } from '../accounts/queries/sign-in-queries.ts'
import { roleRows } from '../db/schema/accounts/roles.ts'
import { insertUser } from '../accounts/queries/user-queries.ts'
import { newId } from '../db/ids.ts'
import type { TestApi } from './test-api.ts'

export const testPassword = 'Jahodovy kolac 7'

export interface TestUser {
  id: string
  username: string
  email: string
}

/** Adds an account that can sign in with `testPassword`. */
export async function addUser(
  { api }: Pick<TestApi, 'api'>,
  role: SignedInUser['role'] = 'admin',
): Promise<TestUser> {
  const username = `${role}-${newId().slice(-8)}`
  const email = `${username}@example.com`
  const id = await insertUser(api.db, { username, email, role, confirmed: true })
  await storePasswordHash(api.db, id, await hashPassword(testPassword, { memoryKib: 64, passes: 1 }))
  return { id, username, email }
}

export interface TestSession {
  accessToken: string
  refreshToken: string
  user: SignedInUser
}

/** Signs in through HTTP. */
export async function signInAs(property: TestApi, user: TestUser, rememberMe = false): Promise<TestSession> {
  const body = { identifier: user.email, password: testPassword, rememberMe }
  const answer = await property.call('POST', '/auth/local', { body })
  if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`)
  return answer.body as TestSession
}

/** A bearer token of a new admin, for `call(…, { token })`. */
export const adminToken = (property: TestApi): Promise<string> => roleToken(property, 'admin')

/** A bearer token of a new user with a role. */
export async function roleToken(property: TestApi, role: SignedInUser['role']): Promise<string> {
  return (await signInAs(property, await addUser(property, role))).accessToken
}

/** A bearer token of a new user whose role has these permissions alone. `refund_limit` in cents */
export async function tokenWith(
  property: TestApi,
  permissions: readonly Permission[],
  refund_limit = 0,
): Promise<string> {
  const role = { name: newId(), copy_of: 'authenticated', permissions: [...permissions], refund_limit }
  const [row] = await property.api.db.insert(roleRows).values(role).returning({ id: roleRows.id })
  return roleToken(property, row?.id ?? '')
}
