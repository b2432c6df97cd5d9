import type { Held } from './api-booking.ts'
import { orderOf, stayOf } from './bench-guest.ts'
import { ask, must, type Reply } from '../load/ask.ts'

export type Rooms = ReturnType<typeof roomsOf>

/** A stay, and the guest's address on the loopback, as limits count by address. */
export type RaceRequest = ReturnType<Rooms['next']>

/** Stays that no other caller requests, one after the other through units and weeks, each for a guest of its own. */
export function roomsOf(units: string[]) {
  let given = 0
  const next = () => {
    const index = given++
    const stay = stayOf({ units }, index % units.length, Math.floor(index / units.length))
    return { stay, from: addressOf(index) }
  }
  return { next }
}

export const addressOf = (index: number) =>
  `127.${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255 || 1}`

export const tryHold = (url: string, { stay, from }: RaceRequest): Promise<Reply> =>
  ask(`${url}/api/reservation-holds`, { method: 'POST', body: { stays: [stay] }, from })

export const holdRoom = (url: string, request: RaceRequest): Promise<Held> =>
  must<Held>(tryHold(url, request))

/** Orders a hold; repetitions with the same key are the same order. */
export function tryOrder(url: string, { token, price }: Held, key: string, from: string): Promise<Reply> {
  const headers = { 'idempotency-key': key }
  const body = orderOf(token, price.total)
  return ask(`${url}/api/reservation-orders`, { method: 'POST', body, from, headers })
}
