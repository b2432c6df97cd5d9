import { bookingStep } from '../../search/search-params.ts'
import type { SlotService } from '@dvor/booking/services/service-rows.ts'
import type { Client } from '@dvor/client/client.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import { maxOccurrenceDays, type Occurrence } from '@dvor/contract/services/slots.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { listAll } from '../../../core/client/list-all.ts'

const fields = [
  'id',
  'slug',
  'title',
  'description',
  'image',
  'price',
  'price_unit',
  'duration_min',
  'min_persons',
  'min_age',
  'requirements',
  'weather_dependent',
  'max_persons',
  'max_per_unit',
  'text_languages',
] as const

type ServiceRecord = ListItem<typeof services>
/** The fields of a slot service that the booking uses. */
export type FlowSlotService = Pick<ServiceRecord, (typeof fields)[number]> &
  Pick<SlotService, 'child_prices' | 'units'>

/** Slot services of the flow with their occurrences. */
export interface FlowSeats {
  /** The service that is booked without a stay. */
  alone: FlowSlotService | null
  slotServices: FlowSlotService[]
  /** Occurrences on the days of the stay, or of the coming weeks without one; empty in steps that do not show them. */
  occurrences: Occurrence[]
}

export const noSeats: FlowSeats = { alone: null, slotServices: [], occurrences: [] }

/** Weeks ahead that are shown for a service without a stay. */
const aloneDays = 8 * 7

/** Loads the slot services of a step; those that cannot be read are left out. */
export async function loadSeats(client: Client, search: FlowSearch, today: Day): Promise<FlowSeats> {
  const isAlone = search.service !== null && search.rooms.length === 0
  if (!isAlone && search.step !== bookingStep.order) return noSeats
  const all = await listSlotServices(client)
  const alone = isAlone
    ? (all.find(({ slug, units }) => slug === search.service && units.length === 0) ?? null)
    : null
  if (isAlone && !alone) return noSeats
  const range = rangeOf(search, today, alone)
  const occurrences = range ? await client.booking.occurrences({ ...range, service: alone?.id }) : null
  return { alone, slotServices: all, occurrences: occurrences ?? [] }
}

/** Slot services on offer in the owner's order; empty when they cannot be read. */
export async function listSlotServices(client: Client): Promise<FlowSlotService[]> {
  const all = await listAll((page) =>
    client.resource(services).list({ active: true, _sort: 'order:ASC', ...page }),
  )
  return (all ?? []).map(picked)
}

function picked(record: ServiceRecord): FlowSlotService {
  const plainFields = Object.fromEntries(fields.map((key) => [key, record[key]])) as Pick<
    ServiceRecord,
    (typeof fields)[number]
  >
  return { ...plainFields, child_prices: record.child_prices ?? [], units: record.units ?? [] }
}

/** The days of the stay including both ends, because some services take place on the morning of departure. */
function rangeOf({ step, from, to }: FlowSearch, today: Day, alone: FlowSlotService | null) {
  if (alone) return step === bookingStep.choice ? { from: today, to: addDays(today, aloneDays) } : null
  if (!from || !to) return null
  return { from, to: daysBetween(from, to) < maxOccurrenceDays ? to : addDays(from, maxOccurrenceDays - 1) }
}
