import type { Actor } from '../platform/actor.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { recordVoucherMoney } from './record-money.ts'
import { takePayment, type Taken } from './sell-voucher.ts'
import type { MoneyServices } from './services.ts'
import { lockVoucher, type FoundVoucher } from './voucher-queries.ts'

/** Money that came for a voucher without a person who took it; cents. */
export interface Received extends Taken {
  amount: number
}

/**
 * Books money that came for a voucher through a gateway or to the account. The exact price makes a waiting voucher
 * valid, also after its term. Any other money (a second payment, another amount, a void voucher, one for a package whose
 * days are over) is a surplus that the owner has to give back. @returns whether the voucher is valid by it
 */
export async function receiveMoney(
  db: Db,
  actor: Actor,
  id: string,
  { amount, ...taken }: Received,
  services: MoneyServices,
): Promise<boolean> {
  const voucher = await lockVoucher(db, id, todayIn(services.clock.now()))
  if (voucher.is_awaited && amount === voucher.value) {
    await takePayment(db, actor, voucher, taken, services)
    return true
  }
  await recordSurplus(db, actor, voucher, { amount, ...taken, note: reasonOf(voucher) }, services)
  return false
}

function reasonOf({ state, is_awaited }: FoundVoucher): string {
  if (is_awaited) return 'Prišla iná suma, než poukaz stojí.'
  if (state === 'void') return 'Peniaze prišli za zrušený poukaz.'
  const isPaid = state !== 'waiting' && state !== 'lapsed'
  return isPaid ? 'Poukaz bol už zaplatený.' : 'Peniaze prišli, až keď sa balík poukazu skončil.'
}

async function recordSurplus(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  { amount, ...more }: Received & { note: string },
  services: MoneyServices,
): Promise<void> {
  const moved = { kind: 'surplus' as const, amount: 0, money: amount, ...more }
  const { number } = await recordVoucherMoney(db, actor, voucher, moved, services)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: voucher.id,
    action: 'surplus',
    after: { amount, method: more.method, number, reason: more.note },
  })
}
