import { sleptHere, sleptSince } from '@dvor/booking/housekeeping/slept-here.ts'
import { isFinished } from '@dvor/booking/reservation/states.ts'
import type { MinibarProduct, MinibarReport } from '@dvor/contract/reservations/bill-items.ts'
import { eq } from 'drizzle-orm'
import { productsOf, storePieces } from '../booking/bill/add-to-bill.ts'
import { repriceBill } from '../booking/bill/change-bill.ts'
import { listSold, type ProductRow } from '../booking/bill/product-queries.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import type { SheetStay } from '../insight/day-sheets/queries.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { today as todayOf } from '../platform/clock.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { lockReservation, type Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { tryStock } from '../reservations/states/stock.ts'
import { listRoomStays } from './list-room-stays.ts'
import { proposeItem } from './propose-item.ts'

/** What is in minibars, without prices. */
export const listMinibar = async (db: Db): Promise<MinibarProduct[]> =>
  (await listSold(db)).filter(isMinibar).map(({ id, title }) => ({ id, title }))

const isMinibar = ({ kind }: ProductRow): boolean => kind === 'minibar'

/** The last stay whose guests slept in a room; null where nobody has. */
export async function lastStayIn(db: Db, unit: string, today: string): Promise<SheetStay | null> {
  const stays = await listRoomStays(db, sleptSince(today), today)
  const inRoom = stays.filter((one) => one.unit === unit)
  return sleptHere(inRoom, today)
}

/**
 * Puts what is missing in a minibar onto the bill of the guests who slept in the room last. Where they have left, or the
 * stock says that there was none, the reception decides. @throws ApiError `invalid` for what is no minibar, `not_found`
 */
export function reportMinibar(
  db: Db,
  actor: Actor,
  unit: string,
  { items }: MinibarReport,
  services: BookingServices,
): Promise<{ proposed: boolean }> {
  return inTransaction(db, async (tx) => {
    const day = todayOf(services.clock)
    const stay = await lastStayIn(tx, unit, day)
    if (!stay) throw notFound('Stay in the room')
    const { reservation: id } = stay
    const reservation = await lockReservation(tx, { id })
    const products = await productsOf(tx, items)
    if (!products.every(isMinibar)) throw invalid([{ path: 'items', code: 'invalid_choice' }])
    const code = await codeOf(tx, unit)
    let billed = 0
    for (const [index, product] of products.entries()) {
      const facts = { quantity: items[index]?.quantity ?? 1, day, reported_by: actorName(actor) }
      const isBilled = !isFinished(reservation.state) && (await tryStock(tx, product.id, facts.quantity))
      if (isBilled) await storePieces(tx, actor, id, product, facts)
      else await proposeProduct(tx, reservation, product, { ...facts, code }, services)
      billed += isBilled ? 1 : 0
    }
    if (billed > 0) await repriceBill(tx, actor, reservation, services)
    return { proposed: billed < items.length }
  })
}

async function codeOf(db: Db, unit: string): Promise<string> {
  const [row] = await db.select({ code: units.code }).from(units).where(eq(units.id, unit))
  return row?.code ?? ''
}

function proposeProduct(
  db: Db,
  { id: reservation }: Reservation,
  { id: product, title, price: unit_price, vat_kind }: ProductRow,
  { code, ...facts }: { code: string; quantity: number; day: string; reported_by: string },
  services: BookingServices,
): Promise<void> {
  const item = { reservation, product, title, unit_price, vat_kind, ...facts }
  const reason = `Minibar v izbe ${code}: ${title} ${facts.quantity}×. Dajte to na účet, alebo návrh zahoďte.`
  return proposeItem(db, item, reason, services)
}
