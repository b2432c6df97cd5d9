import { isDeepStrictEqual } from 'node:util'
import { ledgerMethodOf } from '@dvor/booking/money/payment-methods.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { listChanges, recordChange } from '../history/queries.ts'
import { findMovementOfProvider } from '../vouchers/movement-queries.ts'
import { receiveMoney } from '../vouchers/receive-money.ts'
import { recordVoucherMoney } from '../vouchers/record-money.ts'
import { findVoucher, lockVoucher } from '../vouchers/voucher-queries.ts'
import { problemOf } from './dispute-texts.ts'
import { applyToVoucher } from './voucher-dispute.ts'
import type { PaymentProblem, PaymentTarget } from './payment-targets.ts'
import type { PaymentServices } from './providers/services.ts'
import type { PaymentRefund } from './refund-queries.ts'

/** Payments of a gift voucher sold on the site, booked as its movements. */
export function voucherTarget(id: string, services: PaymentServices): PaymentTarget {
  const today = () => todayIn(services.clock.now())
  return {
    lock: async (db) => {
      await lockVoucher(db, id, today())
    },
    wants: async (db, amount) => {
      const { is_awaited, value } = await findVoucher(db, id, today())
      return is_awaited && value === amount ? 'newest' : 'none'
    },
    book: async (db, { method, provider, reference }, { amount }) => {
      const origin = { method: movementMethodOf(method), provider, provider_reference: reference }
      await receiveMoney(db, systemActor, id, { amount, ...origin }, services)
    },
    bookRefund: (db, refund) => bookRefund(db, id, refund, services),
    takeBackRefund: (db, refund) => takeBackRefund(db, id, refund, services),
    applyDispute: async (db, attempt, dispute) => {
      await applyToVoucher(db, id, attempt, dispute, movementMethodOf(attempt.method), services)
      const problem = problemOf(dispute)
      if (problem) await noteProblem(db, id, problem)
    },
    flag: (db, problem) => noteProblem(db, id, problem),
  }
}

/** Adds a problem to the history of a voucher, once: jobs that still see it report it again at each run. */
async function noteProblem(db: Db, id: string, { kind, reason, subject }: PaymentProblem): Promise<void> {
  const after = { kind, reason, subject: subject ?? null }
  const noted = await listChanges(db, 'vouchers', id)
  if (noted.some((entry) => entry.action === 'attention' && isDeepStrictEqual(entry.after, after))) return
  await recordChange(db, systemActor, { collection: 'vouchers', recordId: id, action: 'attention', after })
}

/** Method of a voucher's movement for a payment at a gateway. */
function movementMethodOf(method: PaymentMethod): 'card' | 'transfer' | 'sandbox' {
  const ledger = ledgerMethodOf(method)
  return ledger === 'sandbox' || ledger === 'transfer' ? ledger : 'card'
}

async function bookRefund(
  db: Db,
  voucherId: string,
  { id, provider, payment_reference, amount, note }: PaymentRefund,
  services: PaymentServices,
): Promise<void> {
  const voucher = await findVoucher(db, voucherId, todayIn(services.clock.now()))
  const paid = await findMovementOfProvider(db, provider, payment_reference)
  if (!paid) throw new Error('the payment of a refund is not among the movements')
  const { method } = paid
  const moved = { kind: 'refunded' as const, amount: 0, money: -amount, method, note }
  const { number } = await recordVoucherMoney(
    db,
    systemActor,
    voucher,
    { ...moved, provider, provider_reference: `refund:${id}` },
    services,
  )
  await recordChange(db, systemActor, {
    collection: 'vouchers',
    recordId: voucherId,
    action: 'refunded',
    after: { amount: -amount, method, number },
  })
}

/** The money is at the property again, and owed to the buyer. */
async function takeBackRefund(
  db: Db,
  voucherId: string,
  { id, provider, amount }: PaymentRefund,
  services: PaymentServices,
): Promise<void> {
  const booked = await findMovementOfProvider(db, provider, `refund:${id}`)
  if (!booked) return
  const voucher = await findVoucher(db, voucherId, todayIn(services.clock.now()))
  const { method } = booked
  const note = 'Brána peniaze nakoniec nevrátila.'
  const moved = { kind: 'surplus' as const, amount: 0, money: amount, method, note }
  const from = { provider, provider_reference: `reversal:${booked.id}` }
  await recordVoucherMoney(db, systemActor, voucher, { ...moved, ...from }, services)
}
