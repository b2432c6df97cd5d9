import { hasSameNights, type SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import type { BookedCommonService } from '@dvor/booking/pricing/agreed-services.ts'
import { agreedSlotService, type AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Db } from '../../../db/database.ts'
import { findSlots } from '../../../slots/queries.ts'
import { listSlotServices, writeAgreed } from '../../../slots/seat-queries.ts'
import { updateReservation, type Reservation } from '../../../reservations/queries/reservation-queries.ts'

/** The parts of an agreement that depend on its package. */
interface Agreed {
  stays: readonly StayRequest[]
  lines: readonly PriceLine[]
  services: readonly BookedCommonService[]
  slotServices: readonly AgreedSlotService[]
}

interface Kept extends Agreed {
  package: SoldPackage | null
}

/** The package of a reservation as it was agreed; the services that it includes keep their lines. */
function agreedPackage({ package: id, agreed_terms }: Reservation): SoldPackage | null {
  const terms = agreed_terms?.package
  return id && terms ? { terms, included: [], commonServices: [] } : null
}

/**
 * Parts of an agreement for a change. Other nights or units leave the package: then its nights and services have no
 * agreed price any more and are priced like new ones. An early departure keeps what was agreed.
 */
export async function keepPackage(
  db: Db,
  reservation: Reservation,
  agreed: Agreed,
  { stays, isEarly }: { stays: readonly StayRequest[]; isEarly: boolean },
): Promise<Kept> {
  const sold = agreedPackage(reservation)
  if (!sold || isEarly) return { ...agreed, package: null }
  if (hasSameNights(agreed.stays, stays)) return { ...agreed, package: sold }
  const parts = agreed.lines.filter(({ in_package }) => in_package)
  const isPart = ({ common_service: id }: BookedCommonService) =>
    id !== null && parts.some(({ common_service }) => common_service === id)
  return {
    stays: agreed.stays,
    lines: agreed.lines.filter(({ in_package }) => !in_package),
    services: agreed.services.filter((service) => !isPart(service)),
    slotServices: await atTodaysPrice(db, agreed.slotServices),
    package: null,
  }
}

/** Slot services, parts of a package at today's price of the service. */
async function atTodaysPrice(db: Db, services: readonly AgreedSlotService[]): Promise<AgreedSlotService[]> {
  const parts = services.filter(({ in_package }) => in_package)
  const slots = await findSlots(
    db,
    parts.map(({ service_slot }) => service_slot),
  )
  return services.map((service) => {
    const offered = service.in_package ? slots.get(service.service_slot) : undefined
    if (!offered) return service
    const children_ages = (service.children ?? []).map(({ age }) => age)
    return { ...service, ...agreedSlotService(offered, { ...service, children_ages }) }
  })
}

/** Stores that a reservation has left its package, whose place is free again. */
export async function leavePackage(db: Db, { id }: Reservation, now: Date): Promise<void> {
  await updateReservation(db, id, { package: null }, now)
  const rows = (await listSlotServices(db, [id])).get(id) ?? []
  const parts = rows.filter(({ in_package }) => in_package)
  const priced = await atTodaysPrice(db, parts)
  for (const [index, { id: booked }] of parts.entries()) {
    const share = priced[index]
    if (!share) continue
    const { unit_price, amount, in_package = false } = share
    await writeAgreed(db, booked, { unit_price, amount, in_package })
  }
}
