import { dueParts } from '@dvor/booking/money/balance.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { listDueBalances, type DueBalance } from './due-queries.ts'

/** Days for which a property may have been off and still gets flags for late balances. */
const lookBack = 7

/** Flags reservations of which a part after the deposit has not been paid in time; nothing is cancelled automatically. */
export async function flagLateBalances(db: Db, services: BookingServices): Promise<void> {
  const { today } = momentOf(services.clock.now())
  for (const late of await listDueBalances(db, addDays(today, -lookBack), addDays(today, -1)))
    await inTransaction(db, (tx) => flagOnce(tx, late, services))
}

async function flagOnce(
  db: Db,
  { reservation, amount, due_on }: DueBalance,
  services: BookingServices,
): Promise<void> {
  const locked = await lockReservation(db, { id: reservation })
  const isStill = dueParts(locked).some((part) => part.due_on === due_on && part.amount === amount)
  const reason = `Doplatok ${formatMoney(amount)} neprišiel do ${formatDay(due_on)}.`
  if (isStill) await raiseAlert(db, reservation, { kind: 'balance_late', reason }, services)
}
