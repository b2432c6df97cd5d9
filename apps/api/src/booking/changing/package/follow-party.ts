import { hasSameNights } from '@dvor/booking/packages/package-lines.ts'
import { includedPersons } from '@dvor/booking/packages/package-price.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { seatsFor, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { AgreedChild, ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../../db/database.ts'
import { findReservation, type Reservation } from '../../../reservations/queries/reservation-queries.ts'
import { findSlots } from '../../../slots/queries.ts'
import { listSlotServices, type BookedSlotService } from '../../../slots/seat-queries.ts'
import type { Alterations, Moved, Reduced } from '../apply-alterations.ts'

/**
 * Lets the activities of a package follow its party: guests who join later take part, because its price has them
 * already, and seats of those who do not come are given back (docs/domain.md, Package). Parts that are altered by hand
 * stay as they are. @param known the stays before
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
  const followed = parts.flatMap((booked) => {
    const offered = slots.get(booked.service_slot)
    return offered ? followedPart(booked, offered, { known, wanted }) : []
  })
  const [joined, reduced] = [
    followed.filter((part) => 'request' in part),
    followed.filter((part) => 'after' in part),
  ]
  const changed = new Set(followed.map(({ booked }) => booked))
  return {
    ...alterations,
    rest: [
      ...alterations.rest.filter((booked) => !changed.has(booked)),
      ...reduced.map(({ after }) => after),
    ],
    moved: [...alterations.moved, ...joined],
    reduced,
  }
}

interface Parties {
  known: readonly StayRequest[]
  wanted: readonly StayRequest[]
}

/** A part for more persons as a request, for fewer with its new values; nothing where the party is as large as before. */
function followedPart(
  booked: BookedSlotService,
  { service, slot }: OfferedSlot,
  { known, wanted }: Parties,
): (Moved | Reduced)[] {
  const persons = includedPersons(service, wanted)
  const ages = wanted.flatMap((stay) => stay.children_ages)
  const children_ages = ages.filter((age) => service.min_age === null || age >= service.min_age)
  if (persons > booked.persons) return [{ booked, request: { ...requestOf(booked), persons, children_ages } }]
  const isSmaller = persons < Math.min(booked.persons, includedPersons(service, known))
  if (!isSmaller) return []
  const seats = Math.min(booked.seats, seatsFor(service, slot.capacity, persons))
  const children = childrenAmong(booked.children, children_ages)
  return [{ booked, after: { ...booked, persons, seats, children } }]
}

/** The agreed children who are still there, by their ages. */
function childrenAmong(agreed: readonly AgreedChild[], ages: readonly number[]): AgreedChild[] {
  const present = [...ages]
  return agreed.filter(({ age }) => {
    const index = present.indexOf(age)
    if (index >= 0) present.splice(index, 1)
    return index >= 0
  })
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
