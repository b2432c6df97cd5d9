import { isOff } from '@dvor/booking/reservation/states.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { depositView, listDepositEntries, listHeldDeposits, type HeldDeposit } from './deposit-queries.ts'

/** Days after the departure in which a room is checked and its security deposit returned (decision 094). */
const daysToReturn = 3

/** Flags ended reservations whose security deposit is still held; returning or keeping it closes the alert. */
export async function flagHeldDeposits(db: Db, services: BookingServices): Promise<void> {
  const { today } = momentOf(services.clock.now())
  for (const held of await listHeldDeposits(db, addDays(today, -daysToReturn)))
    await inTransaction(db, (tx) => flag(tx, held, services))
}

async function flag(
  db: Db,
  { reservation: id, departure }: HeldDeposit,
  services: BookingServices,
): Promise<void> {
  const { state, security_deposit } = await lockReservation(db, { id })
  const { held } = depositView(security_deposit, await listDepositEntries(db, id))
  if (held === 0) return
  const reason = `Kaucia ${formatMoney(held)} je stále u vás, ${whyOver(isOff(state), departure)}.`
  await raiseAlert(db, id, { kind: 'deposit_held', reason }, services)
}

const whyOver = (isGivenUp: boolean, departure: Day): string =>
  isGivenUp ? 'hoci rezervácia už neplatí' : `pobyt sa skončil ${formatDay(departure)}`
