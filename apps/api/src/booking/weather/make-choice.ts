import { isDayOfStay } from '@dvor/booking/reservation/added-activity.ts'
import { effectiveState, isExpected } from '@dvor/booking/reservation/states.ts'
import type { WeatherAnswer } from '@dvor/contract/services/weather.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError, invalid, notFound } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { raiseRefund } from '../../reservations/alerts/note-refund.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { findSlots } from '../../slots/queries.ts'
import { takeSeats } from '../../slots/take-seats.ts'
import { finishActivity } from '../activities/finish-activity.ts'
import { limitActivities } from '../activities/limit-activities.ts'
import { moveDeadline } from '../changing/move-deadline.ts'
import { standingOf } from '../changing/present-standing.ts'
import { quoteForChange, storeQuote } from '../changing/reprice.ts'
import { guestChangeRefused } from '../guest-change-refused.ts'
import { decide, listChoicesOf, type Choice } from './choice-queries.ts'
import { requestOf } from './list-choices.ts'

type OtherTime = Extract<WeatherAnswer, { decision: 'other_time' }>

/**
 * The choice of a guest after an activity was called off for the weather. The same answer once more does nothing.
 * @throws ApiError `not_found`, `conflict` for one that is decided otherwise or too late, and for another time as
 * adding an activity: `change_not_allowed`, `seats_taken`, `not_available`, `price_changed`
 */
export async function chooseAfterWeather(
  db: Db,
  actor: Actor,
  { token, id }: { token: string; id: string },
  answer: WeatherAnswer,
  services: BookingServices,
): Promise<void> {
  await limitActivities(db, token, services.clock)
  await inTransaction(db, async (tx) => {
    const seats =
      answer.decision === 'other_time'
        ? () => lockSeats(tx, [{ ...answer, persons: 1 }], services)
        : undefined
    const reservation = await lockWithUnits(tx, { token }, seats && { seats })
    const choice = (await listChoicesOf(tx, reservation.id)).find((one) => one.id === id)
    if (!choice) throw notFound('Choice')
    if (isSame(choice, answer)) return
    if (choice.decision !== 'open' || choice.choose_by < services.clock.now().toISOString())
      throw new ApiError('conflict', 'This is decided already')
    if (answer.decision === 'money')
      await returnMoney(tx, reservation, choice, 'hosť chce peniaze späť', services)
    else await takeOtherTime(tx, actor, reservation, choice, answer, services)
  })
}

const isSame = (choice: Choice, answer: WeatherAnswer): boolean =>
  choice.decision === answer.decision && (answer.decision === 'money' || choice.new_day === answer.day)

/**
 * Decides that the money goes back, of a locked reservation: what was paid too much becomes an alert with the sum, which
 * a person returns. `why` is the end of a Slovak sentence.
 */
export async function returnMoney(
  db: Db,
  reservation: Reservation,
  { id, title, day }: Choice,
  why: string,
  services: BookingServices,
): Promise<void> {
  if (!(await decide(db, id, { decision: 'money' }, services.clock.now()))) return
  await raiseRefund(db, reservation, `${title} ${formatDay(day)} sa nekonalo pre počasie, ${why}.`, services)
}

async function takeOtherTime(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  choice: Choice,
  { service_slot, day, expected_total }: OtherTime,
  services: BookingServices,
): Promise<void> {
  const request = requestOf(choice, { service_slot, day })
  const before = await standingOf(db, reservation)
  const time = await requireSameService(db, choice, service_slot)
  if (!isExpected(effectiveState(reservation, services.clock.now()))) throw guestChangeRefused('state')
  if (before.stays.length > 0 && !isDayOfStay(day, before.stays)) throw guestChangeRefused('outside_stay')
  if (before.services.some((one) => one.service_slot === service_slot && one.day === day))
    throw invalid([{ path: 'service_slot', code: 'not_unique' }])
  const quote = await quoteForChange(db, reservation, { services: [request] }, services)
  await refuseUnbookable(db, { ...quote, services: [request], asOwner: false })
  refuseOtherTotal(expected_total, quote.price)
  await takeSeats(db, { reservation: reservation.id, requests: [request], ...quote })
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'service added',
    after: quote.requestedSlotServices[0],
  })
  await decide(db, choice.id, { decision: 'other_time', new_day: day, new_time: time }, services.clock.now())
  const stored = await storeQuote(db, actor, reservation, quote, services)
  const changed = await moveDeadline(db, stored, quote, services)
  await finishActivity(db, reservation, changed, before, services)
}

/** Time of a slot of the same service. @throws ApiError `invalid` for one of another */
async function requireSameService(
  db: Db,
  { service_slot: old }: Choice,
  service_slot: string,
): Promise<string> {
  const slots = await findSlots(db, [old, service_slot])
  const [from, to] = [slots.get(old), slots.get(service_slot)]
  if (!from || !to || from.service.id !== to.service.id)
    throw invalid([{ path: 'service_slot', code: 'invalid_choice' }])
  return to.slot.time_from
}
