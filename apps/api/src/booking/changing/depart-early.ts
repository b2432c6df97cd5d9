import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { awaits } from '@dvor/booking/reservation/states.ts'
import { holdingRule } from '@dvor/booking/reservation/cancellation.ts'
import { departureFeeLines, staysUntil } from '@dvor/booking/pricing/early-departure.ts'
import type { EarlyDeparture, EarlyDepartureOutcome } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { seenRow } from '../../crud/view.ts'
import { refuseStale } from '../../crud/write.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import type { Quote } from '../../pricing/quote.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import { agreedRules } from '../../reservations/queries/choose-rules.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { requestsOf } from '../../reservations/queries/stay-rows.ts'
import { describeChange } from './describe-change.ts'
import { standingOf } from './present-standing.ts'
import { replaceStays } from './replace-stays.ts'
import { differenceOf, quoteForChange, storeQuote } from './reprice.ts'

interface DepartureOptions {
  /** Only returns the sums; stores nothing. */
  dryRun: boolean
  /** `updatedAt` of the reservation that its editor had read. */
  ifMatch?: string | undefined
}

/**
 * Ends the stay of guests who are here before the agreed day: frees the nights that are left, and keeps of their price
 * what the agreed cancellation rules say, or nothing. Slept nights keep their price, booked slot services stay. A dry
 * run only returns the sums. @throws ApiError `stale`, `transition_not_allowed`, `invalid`, `price_changed`
 */
export async function departEarly(
  db: Db,
  actor: Actor,
  id: string,
  { departure, fee, expected_total }: EarlyDeparture,
  services: BookingServices,
  { dryRun, ifMatch }: DepartureOptions,
): Promise<EarlyDepartureOutcome> {
  return inDryRun(db, dryRun, async (tx) => {
    const reservation = await lockWithUnits(tx, { id })
    refuseStale(seenRow(actor, reservations, { ...reservation }), ifMatch)
    if (!awaits(reservation.state, 'departure'))
      throw new ApiError('transition_not_allowed', 'Only guests who are here can depart early')
    const agreed = requestsOf(await listStays(tx, id))
    const stays = staysUntil(agreed, departure)
    const plain = await quoteForChange(tx, reservation, { stays, departureFees: [] }, services)
    refuseDay(reservation, departure, plain)
    const percent = fee === 'by_rules' ? feePercentOf(reservation, plain) : 0
    const days = { departure, agreed: reservation.departure ?? departure }
    const fees = departureFeeLines(reservation.price, plain.price, percent, days)
    const quote = await quoteForChange(tx, reservation, { stays, departureFees: fees }, services)
    if (!dryRun) refuseOtherTotal(expected_total, quote.price)
    const before = await standingOf(tx, reservation)
    await replaceStays(tx, actor, reservation, { stays, quote, asOwner: true }, services)
    const changed = await storeQuote(tx, actor, reservation, quote, services)
    const changes = describeChange({ before, after: await standingOf(tx, changed) }, reservation.language)
    await queueReservationEmail(tx, id, 'reservation_changed', { changes }, services)
    const keptSum = fees.reduce((sum, { amount }) => sum + amount, 0)
    const refund = await noteRefund(tx, changed, 'Hosť odišiel skôr.', services)
    return { ...differenceOf(reservation, quote.price), fee: keptSum, refund }
  })
}

/** Refuses a day in the past, and one that leaves no night or frees none. */
function refuseDay({ departure: agreed }: Reservation, departure: string, { moment, input }: Quote): void {
  if (departure < moment.today || input.stays.length === 0)
    throw invalid([{ path: 'departure', code: 'too_small' }])
  if (agreed === null || departure >= agreed) throw invalid([{ path: 'departure', code: 'too_big' }])
}

/** Percent that the agreed rules keep today. */
function feePercentOf(reservation: Reservation, { settings, moment }: Quote): number {
  const rules = agreedRules(reservation, settings)
  const { total, price, begins } = reservation
  const { today } = moment
  const { stay_tax } = price
  return holdingRule({ total, stay_tax, arrival: begins ?? today, rules, today }).fee_percent
}
