import { cancellationQuote, canGuestCancel } from '@dvor/booking/reservation/cancellation.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import type { CancellationPreview } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { changeState } from '../../reservations/states/change-state.ts'
import { agreedRules } from '../../reservations/queries/choose-rules.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { sumPaidByVouchers } from '../../reservations/queries/paid-by-vouchers.ts'
import { sumTransactions } from '../../reservations/queries/ledger-queries.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import { returnToVouchers } from '../../vouchers/return-to-vouchers.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Cancels by the guest's link under the agreed rules; a dry run only returns the refund. Payments by vouchers go back
 * to them; the owner sends the rest, so it is flagged as a task. @throws ApiError `transition_not_allowed`
 */
export async function cancelReservation(
  db: Db,
  actor: Actor,
  token: string,
  dryRun: boolean,
  services: BookingServices,
): Promise<CancellationQuote> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const quote = await guestCancellationQuote(tx, reservation, services)
    if (dryRun) return toGuest(quote)
    const fee = quote.paid - quote.refund
    const changes = { pay_by: null, cancellation_fee: fee }
    const toVouchers = Math.min(quote.refund, await sumPaidByVouchers(tx, reservation.id))
    const toSend = quote.refund - toVouchers
    const reason = toSend > 0 ? cancelledByGuest(toSend) : undefined
    await changeState(tx, reservation, { to: 'cancelled', by: 'guest', actor, changes, reason }, services)
    await returnToVouchers(tx, actor, reservation, toVouchers, services)
    if (reason) await noteAlert(tx, reservation.id, { kind: 'refund_due', reason }, services)
    return toGuest(quote)
  })
}

const cancelledByGuest = (refund: number): string =>
  `Hosť rezerváciu zrušil. Podľa podmienok mu treba vrátiť ${formatMoney(refund)}.`

const toGuest = ({ fee, refund, rules }: CancellationQuote): CancellationQuote => ({ fee, refund, rules })

/** Amounts kept and returned if the reservation were cancelled now by the agreed rules. @throws ApiError `not_found` */
export async function previewCancellation(
  db: Db,
  id: string,
  { clock }: BookingServices,
): Promise<CancellationPreview> {
  const { paid, refund } = await cancellationQuoteOf(
    db,
    await findReservation(db, { id }),
    momentOf(clock.now()).today,
  )
  return { paid, fee: paid - refund, refund }
}

async function guestCancellationQuote(
  db: Db,
  reservation: Reservation,
  { clock }: BookingServices,
): Promise<CancellationQuote & { paid: number }> {
  const moment = momentOf(clock.now())
  const state = effectiveState(reservation, moment.now)
  if (!canGuestCancel(state, reservation, moment))
    throw new ApiError('transition_not_allowed', 'This reservation cannot be cancelled by its guest', {
      details: { from: state, to: 'cancelled' },
    })
  return cancellationQuoteOf(db, reservation, moment.today)
}

/** Cents returned and kept by the agreed rules on a day; never more than was paid. */
export async function cancellationQuoteOf(
  db: Db,
  reservation: Reservation,
  today: Day,
): Promise<CancellationQuote & { paid: number }> {
  const rules = agreedRules(reservation, await readSettings(db))
  const paid = await sumTransactions(db, reservation.id)
  const { price, begins } = reservation
  return { ...cancellationQuote({ ...price, paid, arrival: begins ?? today, rules, today }), paid }
}
