import { formatMoney } from '@dvor/format/money.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { listOwnPayments, type OwnPayment } from './comparison-queries.ts'
import type { BookedPayment } from './providers/provider.ts'
import { activeProviders, providerOf, providers } from './providers/providers.ts'
import { targetOf } from './payment-targets.ts'
import { sumRefundsOf, type RefundSums } from './refund-queries.ts'
import type { PaymentServices } from './providers/services.ts'
import { noteFee } from './payment-queries.ts'
import { recheckDisputes, settleOrTakeBack } from './settle-dispute.ts'
import { nameOf, settlePayment } from './settle-payment.ts'
import type { ProviderName } from '../db/schema/accounting/payments.ts'

/** Time (ms) back for which gateway and ledger are compared. */
const span = 5 * 24 * 60 * 60_000

/** Compares the gateways' records of the last days with the ledger; differences are shown to the owner. */
export async function compareLedgerWithGateways(db: Db, services: PaymentServices): Promise<void> {
  for (const name of await activeProviders(db, services)) {
    try {
      await checkProvider(db, name, services)
      await recheckDisputes(db, name, services)
    } catch (error) {
      services.log.warn(
        { gateway: name, reason: nameOf(error) },
        'the ledger could not be compared with the gateway',
      )
    }
  }
}

async function checkProvider(db: Db, name: ProviderName, services: PaymentServices): Promise<void> {
  const since = new Date(services.clock.now().getTime() - span)
  const gateway = await providerOf(db, name, services)
  const listOurs = async () => (await listOwnPayments(db, name, since)).filter((one) => gateway.canRead(one))
  const theirs = await gateway.listBooked(db, since, await listOurs())
  // Payments that only the gateway has are read once more before the owner is notified.
  for (const { reference, refunded } of theirs)
    await (refunded === 0 ? settlePayment : settleOrTakeBack)(db, reference, services)
  for (const { reference, fee } of theirs) if (fee !== undefined) await noteFee(db, reference, fee)
  const ours = await listOurs()
  const refunds = await sumRefundsOf(
    db,
    ours.map(({ reference }) => reference),
  )
  const paymentsByReference = new Map(theirs.map((payment) => [payment.reference, payment]))
  for (const book of ours) {
    const reason = differenceOf(
      name,
      book,
      paymentsByReference.get(book.reference),
      refunds.get(book.reference) ?? noRefunds,
    )
    if (reason) await flagOnce(db, book, reason, services)
  }
}

const noRefunds: RefundSums = { done: 0, under_way: 0 }

/**
 * Differences between the gateway and the ledger, in words for the owner. A refund under way may or may not stand in the
 * gateway's records yet.
 */
function differenceOf(
  name: ProviderName,
  ours: OwnPayment,
  theirs: BookedPayment | undefined,
  { done, under_way }: RefundSums,
): string | null {
  if (!theirs) return ours.booked > 0 ? 'V bráne nie je platba, ktorú máme zapísanú.' : null
  const wrong =
    theirs.currency === providers[name].currency ? theirs.amount !== ours.booked : ours.booked !== 0
  if (wrong) return `Brána prijala ${formatMoney(theirs.amount)}, zapísaných je ${formatMoney(ours.booked)}.`
  if (theirs.refunded === null || ours.taken_back) return null
  if (theirs.refunded >= done && theirs.refunded <= done + under_way) return null
  return `Brána vrátila ${formatMoney(theirs.refunded)}, zapísaných je ${formatMoney(done + under_way)}.`
}

async function flagOnce(db: Db, paid: OwnPayment, reason: string, services: PaymentServices): Promise<void> {
  const target = targetOf(paid, services)
  await inTransaction(db, async (tx) => {
    await target.lock(tx)
    await target.flag(tx, { kind: 'payment_differs', reason })
  })
}
