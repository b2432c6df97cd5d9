import type { Client } from '@dvor/client/client.ts'
import { maxOccurrenceDays, type Occurrence } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { listSlotServices, type FlowSlotService } from '../../booking/flow/load-services.ts'

/** Alternatives for booked slot services: times on the days of the stay, with the free seats. */
export interface SeatChoices {
  services: readonly FlowSlotService[]
  occurrences: readonly Occurrence[]
}

export const noChoices: SeatChoices = { services: [], occurrences: [] }

/** Days before and after a service without a stay that are offered for a change. */
const around = 28

interface Wanted {
  stays: readonly { arrival: Day; departure: Day }[]
  services: readonly { day: Day }[]
}

/** Loads the times on the days of the stays, else around the services; times that cannot be read are left out. */
export async function loadSeatChoices(client: Client, question: Wanted, today: Day): Promise<SeatChoices> {
  const range = rangeOf(question, today)
  if (question.services.length === 0 || !range) return noChoices
  const [services, occurrences] = await Promise.all([
    listSlotServices(client),
    client.booking.occurrences(range),
  ])
  return { services, occurrences: occurrences ?? [] }
}

function rangeOf({ stays, services }: Wanted, today: Day) {
  const alone = services.map(({ day }) => ({ from: addDays(day, -around), to: addDays(day, around) }))
  const days =
    stays.length > 0 ? stays.map(({ arrival, departure }) => ({ from: arrival, to: departure })) : alone
  const first = days.map(({ from }) => from).toSorted()[0]
  const last = days
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (!first || !last || last < today) return null
  const from = first < today ? today : first
  const longest = addDays(from, maxOccurrenceDays - 1)
  return { from, to: last < longest ? last : longest }
}
