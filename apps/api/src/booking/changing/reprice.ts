import type { BookedCommonService } from '@dvor/booking/pricing/agreed-services.ts'
import { packageChange } from '@dvor/booking/packages/package-change.ts'
import { keptAdjustment, newAdjustment } from '@dvor/booking/pricing/adjustment.ts'
import type { TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import { awaits, stateRules } from '@dvor/booking/reservation/states.ts'
import type { AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type {
  CommonServiceRequest,
  PriceBreakdown,
  PriceLine,
  StayRequest,
} from '@dvor/contract/pricing/quotes.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { supersedeDepositRequests } from '../../documents/supersede-deposit-requests.ts'
import { supersedeRequests } from '../../messaging/outbox-queries.ts'
import { pipelined } from '../../db/pipelined.ts'
import { listRatePlans } from '../../inventory/plan-queries.ts'
import { listActiveServices } from '../../inventory/common-service-queries.ts'
import { refuseImpossible } from '../../pricing/agreed-total.ts'
import type { PricedRequest } from '../../pricing/priced-request.ts'
import { makeQuote, type Quote } from '../../pricing/quote.ts'
import { listSlotServices } from '../../slots/seat-queries.ts'
import { refreshDue } from '../../reservations/states/record-transaction.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listBilledLines } from '../../reservations/queries/bill-item-queries.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import { listBookedServices, replaceBookedServices } from '../../reservations/queries/service-queries.ts'
import { bookedServiceRows } from '../../reservations/queries/service-rows.ts'
import { returnPackageMoney } from '../../vouchers/package-money.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { keepPackage, leavePackage } from './package/keep-package.ts'
import { summaryOf, requestsOf } from '../../reservations/queries/stay-rows.ts'

/** Parts of a reservation that are to change; absent ones stay as they are. */
export interface Composition {
  stays?: readonly StayRequest[]
  /** Further slot services, at today's price. */
  services?: readonly ServiceRequest[]
  /** Slot services that stay, at the agreed price. */
  agreedSlotServices?: readonly AgreedSlotService[]
  /** All common services after the change; booked ones keep their price. */
  common_services?: readonly CommonServiceRequest[]
  /** Booked common services that stay, where some are removed. */
  keptServices?: readonly BookedCommonService[]
  /** Guests who pay less stay tax after the change. */
  taxGuests?: readonly TaxGuest[]
  /** Fee for nights that the guests leave before. */
  departureFees?: readonly PriceLine[]
  /** In place of what the owner agreed before. */
  adjustments?: PriceAdjustments
  /** Another rate plan, by which all nights are priced anew. */
  rate_plan?: string
  /** Of each further slot service: the booked one that it takes the place of. */
  movedFrom?: readonly AgreedSlotService[]
}

/** Requests for the same quantities as the booked services. */
export const requestsFor = (booked: readonly BookedCommonService[]): CommonServiceRequest[] =>
  booked.flatMap(({ common_service, quantity }) => (common_service ? [{ common_service, quantity }] : []))

/**
 * The price of a reservation after a change: unchanged parts keep the agreed price, new ones get today's. Its coupon
 * keeps its terms.
 */
export async function quoteForChange(
  db: Db,
  reservation: Reservation,
  change: Composition,
  services: BookingServices,
): Promise<Quote> {
  const { id } = reservation
  const agreedStays = requestsOf(await listStays(db, id))
  const booked = (await listBookedServices(db, [id])).get(id) ?? []
  const isOtherPlan = change.rate_plan !== undefined && change.rate_plan !== reservation.rate_plan
  const byPlan = isOtherPlan ? await servicesOfPlan(db, booked, change.rate_plan) : null
  const commonServices = byPlan?.kept ?? change.keptServices ?? booked
  const slotServices = change.agreedSlotServices ?? (await listSlotServices(db, [id])).get(id) ?? []
  const isKept = change.stays ?? agreedStays
  const terms = agreementOf(reservation)
  const agreement = { stays: agreedStays, lines: terms.lines, services: commonServices, slotServices }
  const isEarly = change.departureFees !== undefined
  const packageParts = await keepPackage(db, reservation, agreement, { stays: isKept, isEarly })
  const parts = {
    stays: isKept,
    common_services: change.common_services ?? [...requestsFor(commonServices), ...(byPlan?.added ?? [])],
    rate_plan: isOtherPlan ? change.rate_plan : undefined,
    agreedSlotServices: packageParts.slotServices,
    services: change.services,
    movedFrom: packageParts.package ? change.movedFrom : undefined,
    taxGuests: change.taxGuests ?? reservation.tax_guests,
    departureFees: change.departureFees,
    ...adjustmentsOf(reservation, change),
  }
  const billed = await listBilledLines(db, id)
  const agreed = { ...terms, ...packageParts, isOtherPlan }
  const customLines = [...(parts.customLines ?? []), ...billed]
  return makeQuote(db, { ...parts, customLines, agreed }, services.clock)
}

/** Booked services without those that came with the former plan, and requests for those that come with the new one. */
async function servicesOfPlan(
  db: Db,
  booked: readonly BookedCommonService[],
  id: string | undefined,
): Promise<{ kept: BookedCommonService[]; added: CommonServiceRequest[] }> {
  const [services, plans] = await pipelined([listActiveServices(db), listRatePlans(db)])
  const obligatory = new Set(services.filter(({ mandatory }) => mandatory).map((service) => service.id))
  const included = plans.find((plan) => plan.id === id)?.included_services ?? []
  const stays = ({ mandatory, common_service }: BookedCommonService) =>
    !mandatory || obligatory.has(common_service ?? '') || included.includes(common_service ?? '')
  const stayingServices = booked.filter(stays)
  const serviceIds = new Set(stayingServices.map(({ common_service }) => common_service))
  const offered = new Set(services.map((service) => service.id))
  const added = included.filter((service) => !serviceIds.has(service) && offered.has(service))
  return { kept: stayingServices, added: added.map((common_service) => ({ common_service, quantity: 1 })) }
}

/** The owner's agreement: made anew, or kept from the reservation. */
function adjustmentsOf(
  { price_adjustments: agreement, price }: Reservation,
  { adjustments }: Pick<Composition, 'adjustments'>,
): Pick<PricedRequest, 'adjustment' | 'customLines'> {
  if (adjustments) return { adjustment: newAdjustment(adjustments), customLines: adjustments.custom_lines }
  return agreement
    ? { adjustment: keptAdjustment(agreement, price.lines), customLines: agreement.custom_lines }
    : {}
}

function agreementOf(reservation: Reservation) {
  const { state, price, deposit_due, total, due, coupon, agreed_terms, tax_guests } = reservation
  const { holdsNights, isFirm } = stateRules[state]
  const payment = { deposit: deposit_due, instalments: price.instalments, paid: total - due }
  return {
    lines: price.lines,
    taxGuests: tax_guests,
    // Before the confirmation the deposit is still to be paid, and all parts follow the new price.
    payment: holdsNights && !isFirm ? null : payment,
    coupon: coupon === null ? null : { id: coupon, terms: agreed_terms?.coupon ?? null },
    rate_plan: reservation.rate_plan,
    payment_schedule: agreed_terms?.payment_schedule ?? null,
  }
}

/**
 * Stores the price of a change that somebody asked for, with all values derived from it: services, summary, amount due,
 * history. Requests for another sum are withdrawn, and vouchers for a package get back what it no longer costs. @throws ApiError `invalid` for a price below zero
 */
export async function storeQuote(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  quote: Quote,
  services: BookingServices,
): Promise<Reservation> {
  refuseImpossible(quote.price)
  return storePrice(db, actor, reservation, quote, services)
}

/**
 * The same without a refusal, for what holds whatever the price becomes: an activity that does not take place, a guest
 * who pays less stay tax.
 */
export async function storePrice(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  quote: Quote,
  services: BookingServices,
): Promise<Reservation> {
  const requests = quote.input.stays.map(({ request }) => request)
  const isEarly = quote.input.departureFees !== undefined
  if (reservation.package && !quote.package && !isEarly)
    await leavePackage(db, reservation, services.clock.now())
  await replaceBookedServices(db, reservation.id, bookedServiceRows(quote))
  const tax_guests = [...(quote.input.taxGuests ?? [])]
  const columns = { ...summaryOf(requests, quote.price), tax_guests }
  const priced = await updateReservation(db, reservation.id, columns, services.clock.now())
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'price',
    before: { price: reservation.price },
    after: { price: quote.price },
  })
  await returnPackageMoney(db, actor, priced, services)
  const stored = await refreshDue(db, reservation.id, services)
  await supersedeDepositRequests(db, stored, services)
  if (awaits(stored.state, 'payment')) await supersedeRequests(db, [stored.id])
  return stored
}

/** Difference between the present and the new price, shown before it is stored. Cents. */
export const differenceOf = (reservation: Reservation, price: PriceBreakdown) => ({
  price,
  before: reservation.total,
  difference: price.total - reservation.total,
  package_change: packageChange(reservation.price.lines, price.lines),
})
