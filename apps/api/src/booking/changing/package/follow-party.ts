import { hasSameNights } from '@dvor/booking/packages/package-lines.ts'
import { includedPersons } from '@dvor/booking/packages/package-price.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../../db/database.ts'
import { findReservation, type Reservation } from '../../../reservations/queries/reservation-queries.ts'
import { findSlots } from '../../../slots/queries.ts'
import { listSlotServices, type BookedSlotService } from '../../../slots/seat-queries.ts'
import type { Alterations } from '../apply-alterations.ts'

/**
 * Adds guests who join a package later to its activities, because its price has them already (docs/domain.md, Package).
 * Parts that are altered by hand, and those of a smaller party, stay as they are. @param known the stays before
 */
export async function followParty(
  db: Db,
  { package: sold }: Pick<Reservation, 'package'>,
  alterations: Alterations,
  { known, wanted }: { known: readonly StayRequest[]; wanted: readonly StayRequest[] },
): Promise<Alterations> {
  if (sold === null || !hasSameNights(known, wanted)) return alterations
  const parts = alterations.rest.filter(({ in_package }) => in_package)
  const slots = await findSlots(
    db,
    parts.map(({ service_slot }) => service_slot),
  )
  const joined = parts.flatMap((booked) => {
    const service = slots.get(booked.service_slot)?.service
    const persons = service ? includedPersons(service, wanted) : 0
    if (!service || persons <= booked.persons) return []
    const ages = wanted.flatMap(({ children_ages }) => children_ages)
    const children_ages = ages.filter((age) => service.min_age === null || age >= service.min_age)
    return [{ booked, request: { ...requestOf(booked), persons, children_ages } }]
  })
  const moved = new Set(joined.map(({ booked }) => booked))
  return {
    ...alterations,
    rest: alterations.rest.filter((booked) => !moved.has(booked)),
    moved: [...alterations.moved, ...joined],
  }
}

/** Requests for the activities of a reservation's package, whose seats are locked before the reservation. */
export async function listParts(
  db: Db,
  by: { id: string } | { token: string },
): Promise<Pick<ServiceRequest, 'service_slot' | 'day' | 'persons'>[]> {
  const { id } = await findReservation(db, by)
  const booked = (await listSlotServices(db, [id])).get(id) ?? []
  return booked.filter(({ in_package }) => in_package).map(requestOf)
}

const requestOf = ({ service_slot, day, persons }: BookedSlotService) => ({ service_slot, day, persons })
