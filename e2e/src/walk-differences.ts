import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'
import type { APIRequestContext } from '@playwright/test'

/** The text of the order's page before the order is sent. */
export interface Seen {
  rooms: string
  daysAndParty: string
  total: string
  lines: string
}

/** Where a reservation differs from what the guest saw before the order; empty when it is the same. */
export async function differencesFrom(
  request: APIRequestContext,
  token: string,
  seen: Seen,
): Promise<string[]> {
  const detail: ReservationDetail = await (await request.get(`/api/reservation-details/${token}`)).json()
  const [first] = detail.stays
  if (!first) return ['nothing is booked']
  const adults = detail.stays.reduce((sum, stay) => sum + stay.adults, 0)
  const children = detail.stays.reduce((sum, stay) => sum + stay.children_ages.length, 0)
  const facts: [string, string, string][] = [
    ['rooms', seen.rooms, detail.stays.map((one) => one.accommodation_unit.title).join(', ')],
    [
      'days and party',
      seen.daysAndParty,
      `${formatDayRange(first.arrival, first.departure)} · ${partyText(adults, children)}`,
    ],
    ['total', seen.total, formatMoney(detail.price.total)],
  ]
  const services = [...detail.services, ...detail.common_services].map(({ title }) => title)
  return [
    ...facts.flatMap(([name, was, is]) => (plain(was) === plain(is) ? [] : [`${name}: ${was} → ${is}`])),
    ...services
      .filter((title) => !plain(seen.lines).includes(plain(title)))
      .map((title) => `unseen: ${title}`),
  ]
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
