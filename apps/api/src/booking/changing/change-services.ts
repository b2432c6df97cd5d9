import type { CommonServiceRequest } from '@dvor/contract/pricing/quotes.ts'
import { systemActor, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { refuseImpossible, refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { announceNewSum } from './announce-new-sum.ts'
import { lockForServices } from './lock-for-services.ts'
import { differenceOf, quoteForChange, storeQuote, requestsFor } from './reprice.ts'
import {
  findBookedService,
  listBookedServices,
  type BookedService,
} from '../../reservations/queries/service-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** A change that is only previewed, or stored at the total that was shown (cents). */
interface ChangeOptions {
  dryRun: boolean
  expected_total?: number | null | undefined
  /** `updatedAt` of the reservation that its editor had read. */
  ifMatch?: string | undefined
}

type Difference = ReturnType<typeof differenceOf>

const bookedOf = async (db: Db, reservation: string): Promise<BookedService[]> =>
  (await listBookedServices(db, [reservation])).get(reservation) ?? []

/**
 * Adds a common service to a reservation at today's price, by the owner; a dry run only returns the price. @throws ApiError
 * `stale`, `transition_not_allowed`, `price_changed`, `invalid`, `not_found`
 */
export async function addService(
  db: Db,
  actor: Actor,
  id: string,
  request: CommonServiceRequest,
  { dryRun, expected_total, ifMatch }: ChangeOptions,
  services: BookingServices,
): Promise<Difference> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockForServices(tx, actor, id, ifMatch)
    const requests = [...requestsFor(await bookedOf(tx, id)), request]
    const quote = await quoteForChange(tx, reservation, { common_services: merged(requests) }, services)
    const difference = differenceOf(reservation, quote.price)
    if (dryRun) return difference
    refuseOtherTotal(expected_total, quote.price)
    const changed = await storeQuote(tx, actor, reservation, quote, services)
    await announceNewSum(tx, reservation, changed, services)
    await noteRefund(tx, changed, 'Služby sa zmenili.', services)
    return difference
  })
}

/** Adds up the quantities of the same service. */
function merged(requests: readonly CommonServiceRequest[]): CommonServiceRequest[] {
  const quantities = new Map<string, number>()
  for (const { common_service, quantity } of requests)
    quantities.set(common_service, (quantities.get(common_service) ?? 0) + quantity)
  return [...quantities].map(([common_service, quantity]) => ({ common_service, quantity }))
}

/** Price without a common service; changes nothing. @throws ApiError as `removeService` */
export async function previewServiceRemoval(
  db: Db,
  bookedId: string,
  services: BookingServices,
): Promise<Difference> {
  return inTransaction(db, async (tx) => {
    const { reservation, quote } = await quoteWithout(tx, systemActor, bookedId, services)
    return differenceOf(reservation, quote.price)
  })
}

/**
 * Removes a common service from a reservation and notifies the guest; all else keeps its price. @throws ApiError `stale`,
 * `conflict` for a mandatory one, `transition_not_allowed` for a reservation that is given up, `invalid` for a price below
 * zero, `not_found`
 */
export async function removeService(
  db: Db,
  actor: Actor,
  bookedId: string,
  services: BookingServices,
  { ifMatch }: Pick<ChangeOptions, 'ifMatch'> = {},
): Promise<BookedService> {
  return inTransaction(db, async (tx) => {
    const { found, reservation, quote } = await quoteWithout(tx, actor, bookedId, services, ifMatch)
    const changed = await storeQuote(tx, actor, reservation, quote, services)
    await queueReservationEmail(tx, reservation.id, 'service_removed', { service: found.title }, services)
    await confirmIfPaid(tx, changed, services)
    await noteRefund(tx, changed, 'Služby sa zmenili.', services)
    return found
  })
}

async function quoteWithout(
  db: Db,
  actor: Actor,
  bookedId: string,
  services: BookingServices,
  ifMatch?: string,
) {
  const service = await findBookedService(db, bookedId)
  if (!service) throw notFound('Service of a reservation')
  if (service.mandatory) throw new ApiError('conflict', 'A mandatory service cannot be taken off')
  const reservation = await lockForServices(db, actor, service.reservation, ifMatch)
  const keptServices = (await bookedOf(db, reservation.id)).filter(({ id }) => id !== bookedId)
  const quote = await quoteForChange(db, reservation, { keptServices }, services)
  refuseImpossible(quote.price)
  return { found: service, reservation, quote }
}
