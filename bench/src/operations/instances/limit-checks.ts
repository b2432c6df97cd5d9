import { ask } from '../harness/ask.ts'
import type { Checked } from '../harness/checked.ts'
import { turn, type Fleet } from '../harness/fleet.ts'
import { addressOf, holdRoom, tryHold, tryOrder, type Rooms } from '../harness/guests.ts'

/** Limits: 10 wrong passwords for an account, 3 held rooms for an address, for any number of instances. */
const allowed = { guesses: 10, holds: 3 }
const attempts = 60

/** Wrong passwords spread over all instances: no more pass than at one instance alone. */
export async function checkSignInLimit(fleet: Fleet): Promise<Checked> {
  const body = { identifier: 'hadany@example.com', password: 'nespravne heslo' }
  const replies = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      ask(`${turn(fleet, index).url}/api/auth/local`, {
        method: 'POST',
        body,
        from: addressOf(60_000 + index),
      }),
    ),
  )
  const guessed = replies.filter(({ status }) => status !== 429).length
  const what = `${attempts} wrong passwords for one account at once, over all instances: ${allowed.guesses} are tried`
  return { what, tries: attempts, violations: Math.abs(guessed - allowed.guesses) }
}

/** One address requests many rooms at once, at all instances. */
export async function checkHoldLimit(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const from = addressOf(61_000)
  const tries = 12
  const replies = await Promise.all(
    Array.from({ length: tries }, (_, index) => tryHold(turn(fleet, index).url, { ...rooms.next(), from })),
  )
  const held = replies.filter(({ status }) => status === 200).length
  const what = `${tries} holds from one address at once, over all instances: ${allowed.holds} are given`
  return { what, tries, violations: Math.abs(held - allowed.holds) }
}

/** Many guests order the same night of the same room at the same moment, each at another instance. */
export async function checkOneNight(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const tries = 200
  const { stay } = rooms.next()
  const requests = Array.from({ length: tries }, (_, index) => ({ stay, from: addressOf(30_000 + index) }))
  const orders = await Promise.all(
    requests.map(async (request, index) => {
      const { url } = turn(fleet, index)
      const held = await tryHold(url, request)
      if (held.status !== 200) return held.status
      return (await tryOrder(url, held.body as never, `one-night-${index}`, request.from)).status
    }),
  )
  const won = orders.filter((status) => status === 200).length
  const odd = orders.filter((status) => status !== 200 && status !== 409).length
  return {
    what: `${tries} guests order one night over all instances: one gets it, the rest hear that it is taken`,
    tries,
    violations: Math.abs(won - 1) + odd,
  }
}

/** The same order with the same key at all instances at once: one reservation, and the same answer to all. */
export async function checkKeys(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const tries = 20
  const request = rooms.next()
  const held = await holdRoom(turn(fleet, 0).url, request)
  const replies = await Promise.all(
    Array.from({ length: tries }, (_, index) =>
      tryOrder(turn(fleet, index).url, held, 'one-key-for-all', request.from),
    ),
  )
  const numbers = new Set(replies.map(({ body }) => (body as { number?: string } | undefined)?.number))
  const refused = replies.filter(({ status }) => status !== 200).length
  return {
    what: `one order ${tries} times at once with one key`,
    tries,
    violations: refused + numbers.size - 1,
  }
}
