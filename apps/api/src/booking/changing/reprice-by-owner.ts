import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { seenRow } from '../../crud/view.ts'
import { refuseStale } from '../../crud/write.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { ApiError } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import type { Quote } from '../../pricing/quote.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { lockReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { announceNewSum } from './announce-new-sum.ts'
import { differenceOf, quoteForChange, storeQuote, type Composition } from './reprice.ts'

/** Terms that the owner sets anew, and their form beside the stored price. */
interface OwnersTerms {
  composition: Composition
  /** The sum that the owner saw, in cents. */
  expected_total: number | null | undefined
  /** Why money may be due back, in the owner's language. */
  refundReason: string
  /** Refuses terms that the price cannot meet. */
  check?: (quote: Quote) => void
  store: (db: Db, reservation: Reservation, quote: Quote) => Promise<void>
}

/** How a price is changed: only on trial, or at the version that its editor had read. */
export interface ChangeCondition {
  /** Only returns the price; stores nothing. */
  dryRun: boolean
  /** `updatedAt` of the reservation that its editor had read. */
  ifMatch?: string | undefined
}

interface Options extends ChangeCondition {
  actor: Actor
}

/**
 * Prices a reservation anew under other terms of the owner. @throws ApiError `transition_not_allowed` for a hold and an
 * order that is given up; `stale`, `price_changed`, `not_found`, and what `check` refuses
 */
export async function repriceByOwner(
  db: Db,
  id: string,
  { composition, expected_total, refundReason, check, store }: OwnersTerms,
  services: BookingServices,
  { actor, dryRun, ifMatch }: Options,
): Promise<PriceChange> {
  return inDryRun(db, dryRun, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    refuseStale(seenRow(actor, reservations, { ...reservation }), ifMatch)
    if (!stateRules[reservation.state].isBooked)
      throw new ApiError('transition_not_allowed', 'The price of a hold or an ended order is not agreed anew')
    const quote = await quoteForChange(tx, reservation, composition, services)
    check?.(quote)
    if (!dryRun) refuseOtherTotal(expected_total, quote.price)
    const priced = await storeQuote(tx, actor, reservation, quote, services)
    await store(tx, reservation, quote)
    await announceNewSum(tx, reservation, priced, services)
    await confirmIfPaid(tx, priced, services)
    await noteRefund(tx, priced, refundReason, services)
    return differenceOf(reservation, quote.price)
  })
}
