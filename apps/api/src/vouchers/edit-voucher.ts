import type { VoucherMethod, VoucherVoiding } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Day } from '@dvor/format/days.ts'
import { actorName, systemActor, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import { insertVoucherMovement } from './movement-queries.ts'
import { recordVoucherMoney } from './record-money.ts'
import { withdrawVoucherEmails } from './send-voucher.ts'
import type { VoucherServices } from './services.ts'
import {
  findVoucher,
  listForfeitable,
  lockVoucher,
  updateVoucher,
  type FoundVoucher,
} from './voucher-queries.ts'

/** Runs a change of a voucher under its lock. @returns the voucher after it */
async function change(
  db: Db,
  id: string,
  { clock }: Pick<VoucherServices, 'clock'>,
  work: (tx: Db, voucher: FoundVoucher, today: Day) => Promise<void>,
): Promise<FoundVoucher> {
  const today = todayIn(clock.now())
  return inTransaction(db, async (tx) => {
    await work(tx, await lockVoucher(tx, id, today), today)
    return findVoucher(tx, id, today)
  })
}

/** A movement that changes the balance without money. */
async function move(
  db: Db,
  actor: Actor,
  voucher: Pick<FoundVoucher, 'id'>,
  moved: { kind: 'expired' | 'prolonged' | 'voided' | 'withdrawn'; amount: number; note?: string },
  { clock }: Pick<VoucherServices, 'clock'>,
): Promise<void> {
  const createdAt = clock.now().toISOString()
  await insertVoucherMovement(db, { ...moved, voucher: voucher.id, recorded_by: actorName(actor), createdAt })
}

/**
 * Makes a voucher void. Its balance is paid back by a method, or forfeited without one; an unpaid voucher is only
 * cancelled. @throws ApiError `conflict` for a voucher that is void or has no balance
 */
export async function voidVoucher(
  db: Db,
  actor: Actor,
  id: string,
  { reason, refund }: VoucherVoiding,
  services: VoucherServices,
): Promise<FoundVoucher> {
  return change(db, id, services, async (tx, voucher) => {
    const { state, balance } = voucher
    if (state !== 'waiting' && state !== 'lapsed' && state !== 'valid')
      throw new ApiError('conflict', 'There is nothing to make void')
    if (state !== 'valid' && refund) throw invalid([{ path: 'refund', code: 'invalid_value' }])
    await updateVoucher(tx, id, { voided_at: services.clock.now().toISOString() })
    if (balance > 0) {
      const kind = refund ? 'withdrawn' : 'voided'
      await move(tx, actor, voucher, { kind, amount: -balance, note: reason }, services)
    }
    if (refund) await payBack(tx, actor, voucher, { method: refund, amount: balance }, services)
    await withdrawVoucherEmails(tx, id)
    await closeAlertsAbout(tx, id, services)
    await recordChange(tx, actor, {
      collection: 'vouchers',
      recordId: id,
      action: 'void',
      before: { balance },
      after: { reason, refunded: refund ? balance : 0 },
    })
  })
}

async function payBack(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  { method, amount }: { method: VoucherMethod; amount: number },
  services: VoucherServices,
): Promise<void> {
  await recordVoucherMoney(
    db,
    actor,
    voucher,
    { kind: 'refunded', amount: 0, money: -amount, method },
    services,
  )
}

/**
 * Prolongs a voucher; what was forfeited on its last day comes back. @throws ApiError `conflict` for a void voucher,
 * `invalid` for a day that is not later
 */
export async function prolongVoucher(
  db: Db,
  actor: Actor,
  id: string,
  valid_until: Day,
  services: VoucherServices,
): Promise<FoundVoucher> {
  return change(db, id, services, async (tx, voucher, today) => {
    if (voucher.state === 'void') throw new ApiError('conflict', 'A void voucher is not prolonged')
    if (valid_until < today || valid_until <= voucher.valid_until)
      throw invalid([{ path: 'valid_until', code: 'too_small' }])
    await updateVoucher(tx, id, { valid_until })
    const { forfeited } = voucher
    if (forfeited > 0) await move(tx, actor, voucher, { kind: 'prolonged', amount: forfeited }, services)
    await recordChange(tx, actor, {
      collection: 'vouchers',
      recordId: id,
      action: 'prolonged',
      before: { valid_until: voucher.valid_until },
      after: { valid_until, given_back: forfeited },
    })
  })
}

/** Forfeits the balances of vouchers whose last day is over. */
export async function expireVouchers(db: Db, services: Pick<VoucherServices, 'clock'>): Promise<void> {
  for (const id of await listForfeitable(db, todayIn(services.clock.now())))
    await change(db, id, services, async (tx, voucher) => {
      const { state, balance } = voucher
      if (state !== 'expired' || balance <= 0) return
      await move(tx, systemActor, voucher, { kind: 'expired', amount: -balance }, services)
      await recordChange(tx, systemActor, {
        collection: 'vouchers',
        recordId: id,
        action: 'expired',
        after: { amount: -balance },
      })
    })
}
