import { datedRules } from '@dvor/booking/cancellation.ts'
import { changeProblem, lowersFee } from '@dvor/booking/guest-change.ts'
import { accountOf } from '@dvor/booking/payment-status.ts'
import { effectiveState } from '@dvor/booking/states.ts'
import type {
  GuestChange,
  GuestChangeOutcome,
  GuestChangeProblem,
  GuestStayChange,
} from '@dvor/contract/guest-changes.ts'
import type { StayWish } from '@dvor/contract/quotes.ts'
import type { StaySeen } from '@dvor/contract/reservations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { inRehearsal } from '../../platform/rehearsal.ts'
import { refuseOtherTotal } from '../quotes/agreed-total.ts'
import { refuseSenselessStays } from '../quotes/check-stays.ts'
import type { Offer } from '../quotes/offer.ts'
import { agreedRules } from './choose-rules.ts'
import { describeChange } from './describe-change.ts'
import { queueAttentionNotice, queueReservationEmail } from './emails.ts'
import { flagAttention } from './flag-attention.ts'
import { listTransactions } from './ledger-queries.ts'
import { lockWithUnits } from './lock-with-units.ts'
import { moveDeadline } from './move-deadline.ts'
import { listStaysSeen, type Reservation } from './queries.ts'
import { confirmIfPaid } from './record-transaction.ts'
import { replaceStays } from './replace-stays.ts'
import { differenceOf, offerForChange, storeOffer } from './reprice.ts'
import type { BookingServices } from './services.ts'

interface Options {
  /** `updated_at` of the reservation as the guest has it on screen. */
  ifMatch?: string | undefined
}

/**
 * Changes a reservation by its guest's link: other days, other people, other common services, under the house's rules
 * and at today's prices. More to pay is due like any rest; what was paid too much becomes the owner's visible work.
 * @throws ApiError `change_not_allowed` with its reason, `stale`, `nights_taken`, `not_available`, `price_changed`, `invalid`
 */
export async function changeReservation(
  db: Db,
  actor: Actor,
  token: string,
  change: GuestChange,
  services: BookingServices,
  { ifMatch }: Options = {},
): Promise<GuestChangeOutcome> {
  return inRehearsal(db, change.dry_run, async (tx) => {
    const reservation = await lockWithUnits(tx, { token })
    const before = await staysOf(tx, reservation)
    if (ifMatch && ifMatch !== reservation.updatedAt) throw stale()
    const wishes = before.map((stay) => wishOf(stay, change.stays))
    if (change.stays.some(({ id }) => before.every((stay) => stay.id !== id))) throw stale()
    refuseSenselessStays(wishes)
    const moved = JSON.stringify(wishes) !== JSON.stringify(before.map((stay) => wishOf(stay, [])))
    const offer = await offerForChange(tx, reservation, { ...change, stays: wishes }, services)
    refuseByTerms(reservation, offer, moved)
    if (!change.dry_run) refuseOtherTotal(change.expected_total, offer.price)
    if (moved) await replaceStays(tx, actor, reservation, { stays: wishes, offer, asOwner: false }, services)
    const stored = await storeOffer(tx, actor, reservation, offer, services)
    const changed = await moveDeadline(tx, stored, offer, services)
    const outcome = await outcomeOf(tx, reservation, changed, offer)
    const after = await staysOf(tx, changed)
    await tell(
      tx,
      { before: { ...reservation, stays: before }, after: { ...changed, stays: after } },
      outcome,
      services,
    )
    await confirmIfPaid(tx, changed, services)
    return outcome
  })
}

const stale = () => new ApiError('stale', 'The reservation was changed meanwhile')

const staysOf = async (db: Db, { id }: Reservation): Promise<StaySeen[]> =>
  (await listStaysSeen(db, [id])).get(id) ?? []

/** A stay as it is wished for: changed where the guest says so. */
function wishOf(stay: StaySeen, changes: readonly GuestStayChange[]): StayWish {
  const { arrival, departure, adults, children_ages } = changes.find(({ id }) => id === stay.id) ?? stay
  return { accommodation_unit: stay.accommodation_unit.id, arrival, departure, adults, children_ages }
}

function refuseByTerms(reservation: Reservation, offer: Offer, moved: boolean): void {
  const { settings, moment, input, price } = offer
  const { today, now } = moment
  const given = {
    state: effectiveState(reservation, now),
    arrival: reservation.arrival,
    changeDays: settings.guest_change_days,
    today,
  }
  const approved = [...offer.tables.values()].some(({ unit }) => unit.approval_required)
  const problem = changeProblem(given, { moved, approved })
  if (problem) throw refused(problem)
  const arrival = input.stays.map(({ wish }) => wish.arrival).toSorted()[0]
  if (!reservation.arrival || !arrival) throw refused('state')
  const before = { total: reservation.total, arrival: reservation.arrival }
  if (lowersFee(before, { total: price.total, arrival }, agreedRules(reservation, settings), today))
    throw refused('fee')
}

const refused = (reason: GuestChangeProblem) =>
  new ApiError('change_not_allowed', 'The guest cannot change this by the link', { details: { reason } })

async function outcomeOf(
  db: Db,
  before: Reservation,
  { id, arrival, total, deposit_due }: Reservation,
  { price, settings }: Offer,
): Promise<GuestChangeOutcome> {
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const account = accountOf({ total, deposit_due }, entries)
  const rules = agreedRules(before, settings)
  return {
    ...differenceOf(before, price),
    due_now: account.due_now,
    refund: account.surplus,
    cancellation_rules: arrival === null ? [] : datedRules({ total, arrival, rules }),
  }
}

type Told = Parameters<typeof describeChange>[0]

/** Guest and owner read the same: what was, what is, and what comes back. */
async function tell(
  db: Db,
  told: Told & { after: Reservation },
  { refund }: GuestChangeOutcome,
  services: BookingServices,
): Promise<void> {
  const { id, language } = told.after
  const changes = describeChange(told, language)
  await queueReservationEmail(db, id, 'reservation_changed', { changes }, services)
  const reason = `Hosť si rezerváciu zmenil. ${describeChange(told, 'sk')}`
  if (refund === 0) return void (await queueAttentionNotice(db, id, reason, services))
  const owed = `Treba vrátiť ${formatMoney(refund)}.`
  await flagAttention(db, id, `${reason} ${owed}`, services)
}
