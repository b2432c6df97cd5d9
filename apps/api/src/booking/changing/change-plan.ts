import { isOff } from '@dvor/booking/reservation/states.ts'
import type { PlanChange, PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { recordChange } from '../../history/queries.ts'
import { ApiError } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { agreedTerms } from '../../reservations/queries/choose-rules.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import type { Quote } from '../../pricing/quote.ts'
import { announceNewSum } from './announce-new-sum.ts'
import { differenceOf, quoteForChange, storeQuote } from './reprice.ts'

/**
 * Gives a reservation another rate plan: its nights are priced anew, its services, cancellation rules and payment
 * schedule follow the plan. The owner may choose a plan that guests cannot book. A dry run only returns the price.
 * @throws ApiError `transition_not_allowed` for a hold and an order that is given up; `invalid` for an unknown plan,
 * `price_changed`, `not_found`
 */
export async function changePlan(
  db: Db,
  actor: Actor,
  id: string,
  { rate_plan, expected_total }: PlanChange,
  services: BookingServices,
  dryRun: boolean,
): Promise<PriceChange> {
  return inDryRun(db, dryRun, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    if (reservation.state === 'hold' || isOff(reservation.state))
      throw new ApiError('transition_not_allowed', 'The plan of a hold or an ended order does not change')
    const quote = await quoteForChange(tx, reservation, { rate_plan }, services)
    if (!dryRun) refuseOtherTotal(expected_total, quote.price)
    const priced = await storeQuote(tx, actor, reservation, quote, services)
    await storePlan(tx, actor, reservation, quote, services)
    await announceNewSum(tx, reservation, priced, services)
    await confirmIfPaid(tx, priced, services)
    await noteRefund(tx, priced, 'Cena je po zmene sadzby nižšia.', services)
    return differenceOf(reservation, quote.price)
  })
}

async function storePlan(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  quote: Quote,
  services: BookingServices,
): Promise<void> {
  const { id, agreed_terms: before } = reservation
  const terms = agreedTerms(quote)
  // The coupon keeps its agreed terms.
  const agreed_terms = { ...terms, coupon: before?.coupon ?? null }
  const rate_plan = quote.plan?.id ?? null
  await updateReservation(db, id, { rate_plan, agreed_terms }, services.clock.now())
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: id,
    action: 'rate plan',
    before: { rate_plan: before?.rate_plan?.title ?? null, cancellation_rules: before?.cancellation_rules },
    after: { rate_plan: quote.plan?.title ?? null, cancellation_rules: terms.cancellation_rules },
  })
}
