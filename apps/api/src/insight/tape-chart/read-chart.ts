import { accountOf, type LedgerEntry } from '@dvor/booking/money/payment-status.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { ChartBlock, ChartStay, ChartUnit, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { listEventsBetween, type ShownEvent } from '../../calendars/event-queries.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { countDays } from './count-days.ts'
import { roomsByUnit, sharedBlocks } from './shared-blocks.ts'
import {
  listClosuresOn,
  listReturnsOn,
  listStaysOn,
  listUnits,
  type StayOnView,
  type View,
} from './queries.ts'

/** Occupied nights of all units for the owner, by one query for each kind of record. */
export async function readChart(db: Db, view: View, services: BookingServices): Promise<TapeChart> {
  await expireOverdue(db, services)
  const [allUnits, stayRows, returns, closures, events] = await Promise.all([
    listUnits(db),
    listStaysOn(db, view),
    listReturnsOn(db, view),
    listClosuresOn(db, view),
    // An event that ends on the first day reaches to its noon, like a stay.
    listEventsBetween(db, addDays(view.from, -1), view.to),
  ])
  const stays = stayRows.map((stay) => stayShown(stay, returns.get(stay.reservation) ?? []))
  const blocks: ChartBlock[] = [...closures.map(closureShown), ...events.map(eventShown)]
  const inUse = new Set([...stays, ...blocks].map((one) => one.accommodation_unit))
  const units = allUnits.filter(({ id, active }) => active || inUse.has(id))
  const rooms = roomsByUnit(units)
  return {
    ...view,
    today: momentOf(services.clock.now()).today,
    objects: [...new Map(units.map((unit) => [unit.accommodation_object, unit.object_title]))].map(
      ([id, title]) => ({ id, title }),
    ),
    units: units.map(unitShown),
    stays,
    blocks: [...blocks, ...sharedBlocks({ units, stays, blocks }, rooms)],
    days: countDays(view, { units: units.filter(({ let_as }) => let_as === 'unit'), stays, blocks, rooms }),
  }
}

const unitShown = ({
  id,
  accommodation_object,
  title,
  code,
  capacity,
  extra_beds,
  active,
  let_as,
}: ChartUnit): ChartUnit => ({
  id,
  accommodation_object,
  title,
  code,
  capacity,
  extra_beds,
  active,
  let_as,
})

function stayShown(
  { deposit_due, payment_method, ...stay }: StayOnView,
  returns: readonly LedgerEntry[],
): ChartStay {
  const { total, due, state } = stay
  // `due` is the total minus all entries of the ledger.
  const paid = total - due - returns.reduce((sum, { amount }) => sum + amount, 0)
  const entries: LedgerEntry[] = [{ kind: 'payment', amount: paid }, ...returns]
  return { ...stay, payment_status: accountOf({ total, deposit_due, payment_method, state }, entries).status }
}

function closureShown({
  day_from,
  day_to,
  ...closure
}: Awaited<ReturnType<typeof listClosuresOn>>[number]): ChartBlock {
  return { ...closure, source: 'closure', from: day_from, to: addDays(day_to, 1) }
}

function eventShown({ id, unit, portal, summary, arrival, departure }: ShownEvent): ChartBlock {
  return { id, source: 'feed', accommodation_unit: unit, from: arrival, to: departure, portal, summary }
}
