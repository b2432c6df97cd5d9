import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { offStates } from '@dvor/booking/reservation/states.ts'
import { voucherProvider } from '@dvor/contract/money/vouchers.ts'
import { monthsAfter, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, systemActor, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { findPackage } from '../packages/package-queries.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { listPaidByVouchers, type PaidByVoucher } from '../reservations/queries/paid-by-vouchers.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import { insertVoucherMovement, listOffWithVouchers } from './movement-queries.ts'
import { lockVoucher, updateVoucher, type FoundVoucher } from './voucher-queries.ts'

/** Months for which a voucher can be spent at least after money came back to it. */
const monthsAfterReturn = 3

/**
 * Gives money of a locked reservation back to the vouchers that paid it, the last redeemed first, at most so many
 * cents. A voucher whose last day is near or over is prolonged to three months. @returns the returned cents
 */
export async function returnToVouchers(
  db: Db,
  actor: Actor,
  reservation: Pick<Reservation, 'id' | 'number'>,
  most: number,
  services: BookingServices,
): Promise<number> {
  const vouchers = await listPaidByVouchers(db, reservation.id)
  return returnTo(db, actor, reservation, { vouchers, most }, services)
}

/** The same for some of the vouchers that paid. */
export async function returnTo(
  db: Db,
  actor: Actor,
  reservation: Pick<Reservation, 'id' | 'number'>,
  { vouchers, most }: { vouchers: readonly PaidByVoucher[]; most: number },
  services: BookingServices,
): Promise<number> {
  let remainder = most
  for (const { voucher, paid } of vouchers) {
    const amount = Math.min(remainder, paid)
    if (amount <= 0) break
    await giveBack(db, actor, reservation, { voucher, amount }, services)
    remainder -= amount
  }
  return most - remainder
}

async function giveBack(
  db: Db,
  actor: Actor,
  { id, number }: Pick<Reservation, 'id' | 'number'>,
  { voucher: voucherId, amount }: { voucher: string; amount: number },
  services: BookingServices,
): Promise<void> {
  const today = todayIn(services.clock.now())
  const voucher = await lockVoucher(db, voucherId, today)
  const movement = await insertVoucherMovement(db, {
    voucher: voucherId,
    kind: 'returned',
    amount,
    reservation: id,
    recorded_by: actorName(actor),
    createdAt: services.clock.now().toISOString(),
  })
  const valid_until = await prolongAfterReturn(db, voucher, today)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: voucherId,
    action: 'returned',
    after: { amount, reservation: number, valid_until },
  })
  const entry = {
    kind: 'refund' as const,
    method: 'voucher' as const,
    amount: -amount,
    note: `Vrátené na darčekový poukaz …${voucher.code_end}`,
    provider: voucherProvider,
    provider_reference: movement.id,
  }
  await recordTransaction(db, actor, id, entry, services)
  await flagUnusable(db, id, voucher, amount, services)
}

/** Flags money on a voucher for a package that nobody can book any more, so that its holder could not spend it. */
async function flagUnusable(
  db: Db,
  reservation: string,
  { id, package: of, code_end }: FoundVoucher,
  amount: number,
  services: BookingServices,
): Promise<void> {
  const sold = of === null ? undefined : await findPackage(db, of)
  if (!sold || (sold.active && sold.arrival_to >= todayIn(services.clock.now()))) return
  const reason = `Na poukaz …${code_end} sa vrátilo ${formatMoney(amount)}, jeho balík sa však už predať nedá, preto ich hosť nemá za čo minúť. Peniaze mu vráťte zrušením poukazu, alebo balík znova ponúknite.`
  await raiseAlert(db, reservation, { kind: 'voucher_unusable', reason, subject: id }, services)
}

async function prolongAfterReturn(db: Db, { id, valid_until }: FoundVoucher, today: Day): Promise<Day> {
  const least = monthsAfter(today, monthsAfterReturn)
  if (valid_until >= least) return valid_until
  await updateVoucher(db, id, { valid_until: least })
  return least
}

/** Returns the surplus of a locked reservation to its vouchers, as far as they paid it. @returns the cents */
export async function returnSurplus(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  services: BookingServices,
): Promise<number> {
  const entries = (await listTransactions(db, [reservation.id])).get(reservation.id) ?? []
  const { surplus } = accountOf(reservation, entries)
  return surplus > 0 ? returnToVouchers(db, actor, reservation, surplus, services) : 0
}

/** Gives back what vouchers paid of orders that expired, were refused or cancelled. */
export async function returnOfEnded(db: Db, services: BookingServices): Promise<void> {
  for (const id of await listOffWithVouchers(db, offStates))
    await inTransaction(db, async (tx) => {
      const reservation = await lockWithUnits(tx, { id })
      await returnSurplus(tx, systemActor, reservation, services)
    })
}
