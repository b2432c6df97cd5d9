import { holdStays } from '@dvor/api/booking/holding/hold-stays.ts'
import { orderHold } from '@dvor/api/booking/ordering/order-hold.ts'
import { systemClock } from '@dvor/api/platform/clock.ts'
import { benchSecret, type BenchProperty } from '../bench-property.ts'
import { addressOf, orderOf, stayOf } from './bench-guest.ts'

type OrderRequest = Parameters<typeof orderHold>[2]

export interface Held {
  token: string
  price: { total: number }
}

/** One way of booking: a hold, and the order that follows it. */
export interface Booking<Kept> {
  hold(index: number, round: number): Promise<Kept>
  order(kept: Kept, index: number, round: number): Promise<void>
}

const services = {
  clock: systemClock,
  publicUrl: 'http://127.0.0.1:3000',
  appSecret: benchSecret,
  sandboxAllowed: true,
  log: console,
}

/** Defaults of the API for fields that a guest leaves out. */
const defaults = { common_services: [], language: 'sk' } as const satisfies Partial<OrderRequest>

/** The use-cases as the routes call them. */
export function useCases(property: BenchProperty): Booking<Held> {
  const { db } = property.api
  const actorAt = (index: number, round: number) => ({ kind: 'anyone', ip: addressOf(index, round) }) as const
  return {
    hold: (index, round) =>
      holdStays(
        db,
        actorAt(index, round),
        { stays: [stayOf(property, index, round)], services: [] },
        services,
      ),
    order: async ({ token, price }, index, round) => {
      const order = { ...orderOf(token, price.total), ...defaults }
      await orderHold(db, actorAt(index, round), order, services)
    },
  }
}

/** The same calls through HTTP: with routing, JSON, access and rendering of the answer. */
export function apiCalls(property: Pick<BenchProperty, 'app' | 'units'>): Booking<Held> {
  const send = async <T>(url: string, payload: object, remoteAddress: string): Promise<T> => {
    const answer = await property.app.inject({ method: 'POST', url, payload, remoteAddress })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.json<T>()
  }
  return {
    hold: (index, round) =>
      send('/api/reservation-holds', { stays: [stayOf(property, index, round)] }, addressOf(index, round)),
    order: async ({ token, price }, index, round) => {
      await send('/api/reservation-orders', orderOf(token, price.total), addressOf(index, round))
    },
  }
}
