import { hashPassword } from '@dvor/api/accounts/credentials/passwords.ts'
import { storePasswordHash } from '@dvor/api/accounts/queries/sign-in-queries.ts'
import { insertUser } from '@dvor/api/accounts/queries/user-queries.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { ask, must } from '../harness/ask.ts'
import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'

const rounds = 30
const password = 'Jahodovy kolac 7'

const statusAt = async (url: string, token: string) =>
  (await ask(`${url}/api/reservations?_limit=1`, { token })).status

/** Signed in at one instance, known at the others, signed out at a third: the next request is refused everywhere. */
export function checkSignOut(fleet: Fleet): Promise<Checked> {
  return tried('signed in at one, used at two, signed out at the third', rounds, async (index) => {
    const [first, second, third] = [0, 1, 2].map((step) => turn(fleet, index + step).url) as [
      string,
      string,
      string,
    ]
    const token = await signIn(first)
    const known = [await statusAt(first, token), await statusAt(second, token), await statusAt(third, token)]
    await must(ask(`${third}/api/jwt/logout`, { method: 'POST', token }))
    const after = await Promise.all([statusAt(first, token), statusAt(second, token)])
    return known.some((status) => status !== 200) || after.some((status) => status !== 401)
  })
}

/** Blocked at one instance: requests at the others are refused. */
export async function checkBlocking(fleet: Fleet): Promise<Checked> {
  const db = openDatabase({ ...fleet.ground.connection, max: 1 })
  const owner = await signIn(turn(fleet, 0).url)
  const hash = await hashPassword(password)
  try {
    return await tried('blocked at one, refused at the others on the next request', rounds, async (index) => {
      const email = `pomocnik-${index}@example.com`
      const id = await insertUser(db, {
        username: `pomocnik-${index}`,
        email,
        role: 'admin',
        confirmed: true,
      })
      await storePasswordHash(db, id, hash)
      const [second, third] = [turn(fleet, index + 1).url, turn(fleet, index + 2).url]
      const token = await signIn(second, email, password)
      const known = [await statusAt(second, token), await statusAt(third, token)]
      const block = { method: 'PUT', token: owner, body: { blocked: true } } as const
      await must(ask(`${turn(fleet, index).url}/api/users/${id}`, block))
      const after = await Promise.all([statusAt(second, token), statusAt(third, token)])
      return known.some((status) => status !== 200) || after.some((status) => status !== 401)
    })
  } finally {
    await db.$client.end()
  }
}
