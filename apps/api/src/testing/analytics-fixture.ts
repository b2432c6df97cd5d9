import type { Analytics, AnalyticsStep } from '@dvor/contract/insight/analytics.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { aGuest, buildProperty, type TestProperty } from './test-property.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** A property whose units were entered on 1 January 2026, and its statistics. */
export interface AnalyticsFixture {
  api: TestApi
  property: TestProperty
  /** A further unit of the same age. */
  addUnit(): Promise<string>
  ask(from: string, to: string): ReturnType<TestProperty['call']>
  read(from: string, to: string): Promise<Analytics>
  /** The owner's own booking, confirmed. @returns its id */
  frontDesk(stays: StayRequest[], more?: object): Promise<string>
  cancel(id: string): Promise<void>
  /** Writes what no call of the API can: when something was entered. */
  write(statement: string): Promise<void>
}

export async function openAnalyticsFixture(): Promise<AnalyticsFixture> {
  const api = await startTestApi()
  const property = await buildProperty(api)
  const write = async (statement: string) => void (await api.api.db.$client.query(statement))
  // Rows are stamped by the database's own clock, not by the test's.
  const age = () => write(`update accommodation_units set created_at = '2026-01-01T12:00:00Z'`)
  await age()
  const ask = (from: string, to: string) => property.call('GET', `/analytics?from=${from}&to=${to}`)
  const done = async (answer: ReturnType<TestProperty['call']>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    api,
    property,
    write,
    ask,
    read: async (from, to) => (await done(ask(from, to))) as Analytics,
    addUnit: async () => {
      const id = await property.addUnit()
      await age()
      return id
    },
    frontDesk: async (stays, more = {}) =>
      (
        (await done(property.call('POST', '/reservations', { stays, guest: aGuest, ...more }))) as {
          id: string
        }
      ).id,
    cancel: async (id) =>
      void (await done(property.call('PUT', `/reservations/${id}`, { state: 'cancelled' }))),
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
