import type { Actor } from '../platform/actor.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import { lockVoucher } from '../vouchers/voucher-queries.ts'
import { receiveMoney } from '../vouchers/receive-money.ts'
import { statementProvider } from '../reservations/queries/ledger-queries.ts'
import { markAsOfVoucher } from './book-vouchers.ts'
import { lockLine, type Line } from './line-queries.ts'
import { resumeDeadline } from './order-deadline.ts'
import type { StatementServices } from './services.ts'

/**
 * Assigns a movement as a whole to a gift voucher by the owner's choice. The exact price makes a waiting voucher valid;
 * any other money is a surplus that is to be paid back. @throws ApiError `conflict` (no waiting money in euros, partly
 * assigned), `not_found`
 */
export async function assignToVoucher(
  db: Db,
  actor: Actor,
  id: string,
  voucher: string,
  services: StatementServices,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(db, async (tx) => {
    await lockVoucher(tx, voucher, todayIn(now))
    const line = await lockLine(tx, id)
    refuseUnfit(line)
    const { amount } = line
    const origin = { method: 'transfer' as const, provider: statementProvider, provider_reference: id }
    await receiveMoney(tx, actor, voucher, { amount, ...origin }, services)
    await markAsOfVoucher(tx, line, voucher, now)
    await closeAlertsAbout(tx, id, services)
  })
  await resumeDeadline(db, id, services)
}

function refuseUnfit({ state, currency, amount, allocated }: Line): void {
  if (state !== 'open' || allocated !== 0)
    throw new ApiError('conflict', 'This movement does not wait as a whole any more')
  if (currency !== 'EUR' || amount <= 0)
    throw new ApiError('conflict', 'Only euros that came in can be booked')
}
