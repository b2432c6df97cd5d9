import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { effectiveState, isPayable } from '@dvor/booking/reservation/states.ts'
import { voucherProvider, type VoucherRedeemed } from '@dvor/contract/money/vouchers.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { findReservation, type Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import { insertVoucherMovement } from './movement-queries.ts'
import { payableBy } from './package-money.ts'
import { refusedCode } from './refuse-code.ts'
import { hashVoucherCode } from './voucher-codes.ts'
import { findVoucherId, lockVoucher, type FoundVoucher } from './voucher-queries.ts'

/**
 * Pays a reservation by a voucher: all that is due, or what the voucher has. The price stays as it is. @throws ApiError
 * `voucher_invalid` (unknown, not valid, for another package), `payment_invalid` where nothing is due
 */
export async function redeemVoucher(
  db: Db,
  actor: Actor,
  by: { id: string } | { token: string },
  code: string,
  services: BookingServices,
): Promise<VoucherRedeemed> {
  const hash = await hashVoucherCode(code, services)
  return inTransaction(db, async (tx) => {
    const reservation = await lockWithUnits(tx, by)
    return redeemLocked(tx, actor, reservation, hash, services)
  })
}

/**
 * The same for a reservation that is locked with its units, and the hash of a code. The voucher's row is locked until
 * the transaction ends, so that two orders never spend the same cents.
 */
export async function redeemLocked(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  hash: string,
  services: BookingServices,
): Promise<VoucherRedeemed> {
  const voucher = await validVoucher(db, hash, services)
  const due = await amountDue(db, reservation, services)
  const payable = await payableBy(db, voucher, reservation, due)
  if (payable === 0) throw new ApiError('payment_invalid', 'The package is paid')
  const amount = Math.min(payable, voucher.balance)
  const movement = await insertVoucherMovement(db, {
    voucher: voucher.id,
    kind: 'redeemed',
    amount: -amount,
    reservation: reservation.id,
    recorded_by: actorName(actor),
    createdAt: services.clock.now().toISOString(),
  })
  await recordTransaction(
    db,
    actor,
    reservation.id,
    {
      kind: 'payment',
      method: 'voucher',
      amount,
      note: `Darčekový poukaz …${voucher.code_end}`,
      provider: voucherProvider,
      provider_reference: movement.id,
    },
    services,
  )
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: voucher.id,
    action: 'redeemed',
    after: { amount: -amount, reservation: reservation.number },
  })
  const now = await findReservation(db, { id: reservation.id })
  return { redeemed: amount, balance: voucher.balance - amount, due: Math.max(0, now.due) }
}

/** The locked voucher that can be spent. @throws ApiError `voucher_invalid` with the reason */
async function validVoucher(db: Db, hash: string, { clock }: BookingServices): Promise<FoundVoucher> {
  const id = await findVoucherId(db, hash)
  const voucher = id === undefined ? undefined : await lockVoucher(db, id, todayIn(clock.now()))
  if (voucher?.state !== 'valid') throw refusedCode(voucher)
  return voucher
}

/** Cents that are open of a reservation, whatever its next part. @throws ApiError `payment_invalid` */
async function amountDue(db: Db, reservation: Reservation, { clock }: BookingServices): Promise<number> {
  const entries = (await listTransactions(db, [reservation.id])).get(reservation.id) ?? []
  const { due } = accountOf(reservation, entries)
  if (isPayable(effectiveState(reservation, clock.now())) && due > 0) return due
  throw new ApiError('payment_invalid', `Nothing is to be paid: ${formatMoney(due)}`)
}
