import { ordersUntil } from '@dvor/booking/reservation/product-order.ts'
import { effectiveState, stateRules } from '@dvor/booking/reservation/states.ts'
import type { ProductOffer, ProductOrder } from '@dvor/contract/reservations/bill-items.ts'
import { ownersText } from '@dvor/contract/site/owners-text.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { today, type Clock } from '../../platform/clock.ts'
import { invalid } from '../../platform/errors.ts'
import { readTextsIn } from '../../property/owners-texts.ts'
import { listBillItems } from '../../reservations/queries/bill-item-queries.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { limitActivities } from '../activities/limit-activities.ts'
import { queueChangeEmails } from '../changing/queue-change-emails.ts'
import { standingOf } from '../changing/present-standing.ts'
import { guestChangeRefused } from '../guest-change-refused.ts'
import { repriceBill } from './change-bill.ts'
import { followOrder } from './follow-order.ts'
import { listSold } from './product-queries.ts'

/** What the guest behind a link may order for the departure; null where nothing can be ordered. @throws ApiError `not_found` */
export const offerProducts = async (db: Db, token: string, clock: Clock): Promise<ProductOffer> =>
  offerFor(db, await findReservation(db, { token }), clock)

async function offerFor(db: Db, reservation: Reservation, clock: Clock): Promise<ProductOffer> {
  const { id, departure, language } = reservation
  const until = ordersUntil(effectiveState(reservation, clock.now()), departure, today(clock))
  if (until === null) return null
  const ordered = await orderedBy(db, id)
  const products = (await listSold(db)).filter((one) => one.ordered)
  if (products.length === 0) return null
  const texts = await readTextsIn(db, language)
  const named = (text: string) => ownersText(texts, language, text).text
  return {
    until,
    products: products.map(({ id: product, title, description, price, stock }) => ({
      id: product,
      title: named(title),
      description: description && named(description),
      price,
      left: stock,
      quantity: ordered.get(product) ?? 0,
    })),
  }
}

/** Pieces that a reservation has ordered, by product. */
async function orderedBy(db: Db, reservation: string): Promise<Map<string, number>> {
  const pieces = new Map<string, number>()
  for (const { product, quantity, ordered } of await listBillItems(db, reservation))
    if (ordered && product !== null) pieces.set(product, (pieces.get(product) ?? 0) + quantity)
  return pieces
}

/**
 * Makes the guest's list what is ready at the departure: what is added takes stock at today's price, what is left out
 * returns it. The same list again changes nothing. @throws ApiError `change_not_allowed` when it is too late or the state
 * forbids it, `sold_out`, `invalid` for a product that cannot be ordered, `rate_limited`
 */
export async function orderProducts(
  db: Db,
  actor: Actor,
  token: string,
  { items }: ProductOrder,
  services: BookingServices,
): Promise<ProductOffer> {
  const { clock } = services
  await limitActivities(db, token, clock)
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const offer = await offerFor(tx, reservation, clock)
    if (offer === null) throw guestChangeRefused(isFirm(reservation, clock) ? 'too_late' : 'state')
    const wanted = wantedOf(items, offer)
    const before = await standingOf(tx, reservation)
    if (!(await followOrder(tx, reservation.id, wanted))) return offer
    const after = { products: items }
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: reservation.id,
      action: 'products ordered',
      after,
    })
    const changed = await repriceBill(tx, actor, reservation, services)
    const standings = { before, after: await standingOf(tx, changed) }
    await queueChangeEmails(tx, changed, standings, { refund: 0 }, services)
    return offerFor(tx, changed, clock)
  })
}

const isFirm = (reservation: Reservation, clock: Clock): boolean =>
  stateRules[effectiveState(reservation, clock.now())].isFirm

/** Pieces of every offered product. @throws ApiError `invalid` for another one */
function wantedOf(items: ProductOrder['items'], offer: NonNullable<ProductOffer>): Map<string, number> {
  const wanted = new Map(offer.products.map(({ id }) => [id, 0]))
  const issues = items.flatMap(({ product }, index) =>
    wanted.has(product) ? [] : [{ path: `items.${index}.product`, code: 'not_found' as const }],
  )
  if (issues.length > 0) throw invalid(issues)
  for (const { product, quantity } of items) wanted.set(product, (wanted.get(product) ?? 0) + quantity)
  return wanted
}
