import { holdLimits, limits } from '@dvor/api/platform/http/limits.ts'
import type { Held } from '../../booking/api-booking.ts'
import { ask, type Reply } from '../../load/ask.ts'
import type { Checked } from '../harness/checked.ts'
import { turn, type Fleet } from '../harness/fleet.ts'
import { addressOf, holdRoom, tryHold, tryOrder, type Rooms } from '../../booking/rooms.ts'

/** Wrong passwords for an account, and held rooms for an IP, for any number of instances. */
const allowed = { guesses: limits['sign-in'].account, holds: holdLimits.holdsPerIp }
const attempts = 60

/** So many calls at once, spread over all instances. */
const spread = <T>(fleet: Fleet, count: number, call: (url: string, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(turn(fleet, index), index)))

const countOf = (replies: readonly Pick<Reply, 'status'>[], wanted: number) =>
  replies.filter(({ status }) => status === wanted).length

/** Wrong passwords spread over all instances: no more pass than at one instance alone. */
export async function checkSignInLimit(fleet: Fleet): Promise<Checked> {
  const body = { identifier: 'hadany@example.com', password: 'nespravne heslo' }
  const replies = await spread(fleet, attempts, (url, index) =>
    ask(`${url}/api/auth/local`, { method: 'POST', body, from: addressOf(60_000 + index) }),
  )
  const what = `${attempts} wrong passwords for one account at once, over all instances: ${allowed.guesses} are tried`
  const guessed = attempts - countOf(replies, 429)
  return { what, tries: attempts, violations: Math.abs(guessed - allowed.guesses) }
}

/** One address requests many rooms at once, at all instances, which limit visitors. */
export async function checkHoldLimit(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const from = addressOf(61_000)
  const replies = await spread(fleet, attempts, (url) => tryHold(url, { ...rooms.next(), from }))
  const what = `${attempts} holds from one address at once, over all instances: ${allowed.holds} are given`
  return { what, tries: attempts, violations: Math.abs(countOf(replies, 200) - allowed.holds) }
}

/** Many guests order the same night of the same room at the same moment, each at another instance. */
export async function checkOneNight(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const tries = 200
  const { stay } = rooms.next()
  const replies = await spread(fleet, tries, async (url, index) => {
    const from = addressOf(30_000 + index)
    const answer = await tryHold(url, { stay, from })
    return answer.status === 200 ? tryOrder(url, answer.body as Held, `one-night-${index}`, from) : answer
  })
  const won = countOf(replies, 200)
  const odd = tries - won - countOf(replies, 409)
  const what = `${tries} guests order one night over all instances: one gets it, the rest hear that it is taken`
  return { what, tries, violations: Math.abs(won - 1) + odd }
}

/** The same order with the same key at all instances at once: one reservation, and the same answer to all. */
export async function checkKeys(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const tries = 20
  const { stay, from } = rooms.next()
  const hold = await holdRoom(turn(fleet, 0), { stay, from })
  const replies = await spread(fleet, tries, (url) => tryOrder(url, hold, 'one-key-for-all', from))
  const numbers = new Set(replies.map(({ body }) => (body as { number?: string } | undefined)?.number))
  const refused = tries - countOf(replies, 200)
  return {
    what: `one order ${tries} times at once with one key`,
    tries,
    violations: refused + numbers.size - 1,
  }
}
