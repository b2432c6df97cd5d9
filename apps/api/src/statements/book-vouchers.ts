import type { LineReason } from '@dvor/contract/money/statements.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { statementLineRows } from '../db/schema/accounting/statements.ts'
import { voucherMovementRows, voucherRows } from '../db/schema/accounting/vouchers.ts'
import { accountProviders } from '../payments/providers/providers.ts'
import { receiveMoney } from '../vouchers/receive-money.ts'
import { lockVoucher, type FoundVoucher } from '../vouchers/voucher-queries.ts'
import { statementProvider } from '../reservations/queries/ledger-queries.ts'
import { isUntouched, lockLine, updateLines, type FreshLine, type Line } from './line-queries.ts'
import type { StatementServices } from './services.ts'

/** A line with the voucher of its variable symbol. */
interface VoucherLine extends FreshLine {
  voucher: string
}

/**
 * Books money in with the symbol of a gift voucher that pays exactly its price, and records for the others why they
 * wait. A line that fails is left for the next run. @returns the lines with another symbol
 */
export async function bookVoucherLines<L extends FreshLine>(
  db: Db,
  fresh: readonly L[],
  services: StatementServices,
): Promise<L[]> {
  const vouchers = await listSymbols(db, fresh)
  const rest: L[] = []
  for (const one of fresh) {
    const voucher = vouchers.get(one.line.variable_symbol ?? '')
    if (voucher === undefined || one.reservation !== null || one.line.amount <= 0) rest.push(one)
    else await inTransaction(db, (tx) => bookOne(tx, { ...one, voucher }, services))
  }
  return rest
}

/** Vouchers by the variable symbols of lines. */
async function listSymbols(db: Db, fresh: readonly FreshLine[]): Promise<Map<string, string>> {
  const symbols = fresh.flatMap(({ line }) => line.variable_symbol ?? [])
  if (symbols.length === 0) return new Map()
  const { id, number } = voucherRows
  const rows = await db.select({ id, number }).from(voucherRows).where(inArray(number, symbols))
  return new Map(rows.map((row) => [row.number, row.id]))
}

async function bookOne(
  db: Db,
  { line: { id }, alike, voucher: voucherId }: VoucherLine,
  services: StatementServices,
): Promise<void> {
  const now = services.clock.now()
  const voucher = await lockVoucher(db, voucherId, todayIn(now))
  const line = await lockLine(db, id)
  if (!isUntouched(line)) return
  if (await isCollected(db, line, voucherId)) return markAsOfVoucher(db, line, voucherId, now)
  const reason = reasonOf(line, alike, voucher)
  if (reason) return updateLines(db, [id], { state: 'open', reason }, now)
  const { amount } = line
  const origin = { method: 'transfer' as const, provider: statementProvider, provider_reference: id }
  await receiveMoney(db, systemActor, voucherId, { amount, ...origin }, services)
  await markAsOfVoucher(db, line, voucherId, now)
}

function reasonOf({ amount, currency }: Line, alike: boolean, voucher: FoundVoucher): LineReason | null {
  if (alike) return 'possible_double'
  if (currency !== 'EUR') return 'other_currency'
  if (!voucher.is_awaited) return 'nothing_due'
  return amount === voucher.value ? null : 'amount_differs'
}

/** Whether a gateway that pays to the account has booked this money already. */
async function isCollected(db: Db, { amount, currency }: Line, voucher: string): Promise<boolean> {
  if (currency !== 'EUR') return false
  const { provider, money, method } = voucherMovementRows
  const [sale] = await db
    .select({ id: voucherMovementRows.id })
    .from(voucherMovementRows)
    .where(
      and(
        eq(voucherMovementRows.voucher, voucher),
        inArray(provider, accountProviders),
        eq(method, 'transfer'),
        eq(money, amount),
      ),
    )
  const [linked] = await db
    .select({ id: statementLineRows.id })
    .from(statementLineRows)
    .where(eq(statementLineRows.voucher, voucher))
  return sale !== undefined && linked === undefined
}

/** Records that a movement is of a voucher, as a whole. */
export async function markAsOfVoucher(
  db: Db,
  { id, amount }: Line,
  voucher: string,
  now: Date,
): Promise<void> {
  await db.update(statementLineRows).set({ voucher, allocated: amount }).where(eq(statementLineRows.id, id))
  await updateLines(db, [id], { state: 'assigned', reason: null }, now)
}
