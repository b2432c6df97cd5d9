import { hashPassword } from '@dvor/api/accounts/credentials/passwords.ts'
import { storePasswordHash } from '@dvor/api/accounts/queries/sign-in-queries.ts'
import { insertUser } from '@dvor/api/accounts/queries/user-queries.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { ask, must } from '../../load/ask.ts'
import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'

const rounds = 30
const password = 'Jahodovy kolac 7'

/** Whether every one of these instances answers a session with this status. */
async function answer(fleet: Fleet, places: readonly number[], token: string, status: number) {
  const asked = places.map((place) => ask(`${turn(fleet, place)}/api/reservations?_limit=1`, { token }))
  return (await Promise.all(asked)).every((reply) => reply.status === status)
}

/** Signed in at one instance, known at the others, signed out at a third: the next request is refused everywhere. */
export function checkSignOut(fleet: Fleet): Promise<Checked> {
  return tried('signed in at one, used at two, signed out at the third', rounds, async (first) => {
    const token = await signIn(turn(fleet, first))
    const isKnown = await answer(fleet, [first, first + 1, first + 2], token, 200)
    await must(ask(`${turn(fleet, first + 2)}/api/jwt/logout`, { method: 'POST', token }))
    return !isKnown || !(await answer(fleet, [first, first + 1], token, 401))
  })
}

/** Blocked at one instance: requests at the others are refused. */
export async function checkBlocking(fleet: Fleet): Promise<Checked> {
  const db = openDatabase({ ...fleet.ground.database.connection, max: 1 })
  const owner = await signIn(turn(fleet, 0))
  const hash = await hashPassword(password)
  const block = { method: 'PUT', token: owner, body: { blocked: true } } as const
  try {
    return await tried('blocked at one, refused at the others on the next request', rounds, async (first) => {
      const [username, email] = [`pomocnik-${first}`, `pomocnik-${first}@example.com`]
      const id = await insertUser(db, { username, email, role: 'admin', confirmed: true })
      await storePasswordHash(db, id, hash)
      const token = await signIn(turn(fleet, first + 1), email, password)
      const isKnown = await answer(fleet, [first + 1, first + 2], token, 200)
      await must(ask(`${turn(fleet, first)}/api/users/${id}`, block))
      return !isKnown || !(await answer(fleet, [first + 1, first + 2], token, 401))
    })
  } finally {
    await db.$client.end()
  }
}
