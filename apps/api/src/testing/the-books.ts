import type { Analytics, AnalyticsStep } from '@dvor/contract/insight/analytics.ts'
import type { StayWish } from '@dvor/contract/pricing/quotes.ts'
import { aGuest, buildHouse, type House } from './a-house.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** A house whose units were entered on 1 January 2026, and its statistics. */
export interface Books {
  api: TestApi
  house: House
  /** A further unit of the same age. */
  addUnit(): Promise<string>
  ask(from: string, to: string): ReturnType<House['call']>
  read(from: string, to: string): Promise<Analytics>
  /** The owner's own booking, confirmed. @returns its id */
  desk(stays: StayWish[], more?: object): Promise<string>
  cancel(id: string): Promise<void>
  /** Writes what no call of the API can: when something was entered. */
  write(statement: string): Promise<void>
}

export async function openBooks(): Promise<Books> {
  const api = await startTestApi()
  const house = await buildHouse(api)
  const write = async (statement: string) => void (await api.api.db.$client.query(statement))
  // Rows are stamped by the database's own clock, which stands outside of the test's.
  const age = () => write(`update accommodation_units set created_at = '2026-01-01T12:00:00Z'`)
  await age()
  const ask = (from: string, to: string) => house.call('GET', `/analytics?from=${from}&to=${to}`)
  const done = async (answer: ReturnType<House['call']>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    api,
    house,
    write,
    ask,
    read: async (from, to) => (await done(ask(from, to))) as Analytics,
    addUnit: async () => {
      const id = await house.addUnit()
      await age()
      return id
    },
    desk: async (stays, more = {}) =>
      ((await done(house.call('POST', '/reservations', { stays, guest: aGuest, ...more }))) as { id: string })
        .id,
    cancel: async (id) => void (await done(house.call('PUT', `/reservations/${id}`, { state: 'cancelled' }))),
  }
}

/** From, to, room nights let and available, revenue of rooms and of services in cents. */
export const stepBriefly = (step: AnalyticsStep) => [
  step.from,
  step.to,
  step.sold,
  step.available,
  step.room_revenue,
  step.service_revenue,
]
