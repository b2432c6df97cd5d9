import type { FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import type { Reach } from '../../platform/outgoing/reach.ts'
import type { ApiOptions } from '../../options.ts'
import { aStay, type TestProperty } from '../test-property.ts'
import { aBooking, aCalendar } from '../files/calendar-text.ts'
import { startFeedServer, type FeedServer } from './feed-server.ts'
import type { TestApi } from '../test-api.ts'
import { PropertyPerTest } from '../fixtures/property-per-test.ts'
import { startTestProperty } from '../fixtures/small-property.ts'

/** A booking at the portal that takes nights: id, arrival, departure. */
export type PortalBooking = readonly [uid: string, arrival: string, departure: string]

/** A portal of a property: its feed, its offer, and reading it now. */
export async function aPortal(
  property: TestProperty,
  server: FeedServer,
  values: Record<string, unknown> = {},
) {
  const id = await property.add('calendar-feeds', {
    accommodation_unit: property.unit,
    title: 'Portál',
    url: server.url,
    ...values,
  })
  const offers = (...bookings: PortalBooking[]) =>
    server.serves(aCalendar(...bookings.map((booking) => aBooking(...booking))))
  const pull = async (body: Record<string, unknown> = {}): Promise<FeedPulled> => {
    const answer = await property.call('POST', `/calendar-feeds/${id}/pull`, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as FeedPulled
  }
  const read = async () =>
    (await property.call('GET', `/calendar-feeds/${id}`)).body as Record<string, unknown>
  return { id, offers, pull, read }
}

export interface PortalProperty {
  server: FeedServer
  api: TestApi
  property: TestProperty
  portal: Awaited<ReturnType<typeof aPortal>>
  /** Days of May 2027 that are not available in the unit. */
  takenDays(unit?: string): Promise<number[]>
  /** The list of conflicts; open ones unless the query says otherwise. */
  inbox(query?: string): Promise<InboxEntry[]>
  /** The owner's own booking. */
  frontDesk(arrival: string, departure: string): Promise<{ status: number; body: { id: string } }>
}

interface InboxEntry {
  id: string
  kind: string
  ended_at: string | null
  seen: boolean
  first_night: string
  last_night: string
  with_title: string | null
  reservation: { id: string } | null
}

// The load of the machine must not decide a test.
const patient = { orderPullTimeoutMs: 60_000 }

/** A property with one portal, over an API of its own. */
export async function startPortalProperty(
  overrides: Partial<ApiOptions> = {},
): Promise<PortalProperty & { close(): Promise<void> }> {
  const server = await startFeedServer()
  const started = await startTestProperty({ reach: server.reach, ...patient, ...overrides })
  const close = async () => {
    await started.api.close()
    await server.close()
  }
  return { ...(await portalProperty(server, started)), close }
}

/** A property with one portal for each test of a file, over one API. Each portal is a server of its own. */
export class PortalPerTest {
  #server: FeedServer | undefined
  readonly #properties: PropertyPerTest

  constructor() {
    const present = () => {
      if (!this.#server) throw new Error('no portal is open')
      return this.#server.reach
    }
    const reach: Reach = {
      get ca() {
        return present().ca
      },
      resolve: (host) => present().resolve(host),
      allows: (address) => present().allows(address),
    }
    this.#properties = new PropertyPerTest({ reach, ...patient })
  }

  async open(): Promise<PortalProperty> {
    await this.#server?.close()
    this.#server = await startFeedServer()
    return portalProperty(this.#server, await this.#properties.open())
  }

  async close(): Promise<void> {
    await this.#properties.close()
    await this.#server?.close()
  }
}

async function portalProperty(
  server: FeedServer,
  { api, property }: { api: TestApi; property: TestProperty },
): Promise<PortalProperty> {
  const portal = await aPortal(property, server)
  return {
    server,
    api,
    property,
    portal,
    takenDays: async (unit = property.unit) => {
      const path = `/accommodation-units/${unit}/calendar?from=2027-05-01&to=2027-05-28`
      const days = (await api.call('GET', path)).body as { day: string; free: boolean }[]
      return days.filter(({ free }) => !free).map(({ day }) => Number(day.slice(8)))
    },
    inbox: async (query = '?ended_at_null=true') =>
      (await property.call('GET', `/calendar-conflicts${query}`)).body as InboxEntry[],
    frontDesk: async (arrival, departure) => {
      const stays = [aStay(property.unit, arrival, departure)]
      const body = { stays, guest: { last_name: 'Kováč', phone: '+421900111222' } }
      const answer = await property.call('POST', '/reservations', body)
      return { status: answer.status, body: answer.body as { id: string } }
    },
  }
}
