import type { PlanChange, PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { agreedTerms } from '../../reservations/queries/choose-rules.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import type { Quote } from '../../pricing/quote.ts'
import { repriceByOwner, type ChangeCondition } from './reprice-by-owner.ts'

/**
 * Gives a reservation another rate plan: its nights are priced anew, its services, cancellation rules and payment
 * schedule follow the plan. The owner may choose a plan that guests cannot book. A dry run only returns the price.
 * @throws ApiError `transition_not_allowed` for a hold and an order that is given up; `invalid` for an unknown plan,
 * `stale`, `price_changed`, `not_found`
 */
export async function changePlan(
  db: Db,
  actor: Actor,
  id: string,
  { rate_plan, expected_total }: PlanChange,
  services: BookingServices,
  condition: ChangeCondition,
): Promise<PriceChange> {
  const terms = {
    composition: { rate_plan },
    expected_total,
    refundReason: 'Cena je po zmene sadzby nižšia.',
    store: (tx: Db, reservation: Reservation, quote: Quote) =>
      storePlan(tx, actor, reservation, quote, services),
  }
  return repriceByOwner(db, id, terms, services, { actor, ...condition })
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
