import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { hashPassword } from '../accounts/credentials/passwords.ts'
import { storePasswordHash } from '../accounts/queries/sign-in-queries.ts'
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
export async function adminToken(property: TestApi): Promise<string> {
  return (await signInAs(property, await addUser(property))).accessToken
}
