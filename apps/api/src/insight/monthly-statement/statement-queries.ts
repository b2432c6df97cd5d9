import { finishedStates, offStates, promisedStates } from '@dvor/booking/reservation/states.ts'
import { taxKinds, type DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { VoucherSums } from '@dvor/contract/money/vouchers.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { and, between, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { securityDepositEntries } from '../../db/schema/accounting/security-deposits.ts'
import { voucherMovementRows } from '../../db/schema/accounting/vouchers.ts'
import { invoiceRows } from '../../db/schema/reservations/invoices.ts'
import { reservations, transactionLogs } from '../../db/schema/reservations/reservations.ts'
import { lastDayIn } from '../../reservations/queries/last-day.ts'
import type { Period } from '../analytics/period.ts'

/** A reservation that ended in the month, with the sum of its ledger. Cents. */
export interface EndedRow {
  id: string
  number: string | null
  guest_name: string | null
  state: ReservationState
  price: PriceBreakdown
  total: number
  deposit_due: number
  cancellation_fee: number | null
  /** The day on which it ended, which decides the VAT rate. */
  ended_on: string
  paid: number
}

const lastDay = lastDayIn(reservations)
const { number, departure, state } = reservations

const inMonth = ({ from, to }: Period) =>
  and(isNotNull(number), or(between(departure, from, to), and(isNull(departure), between(lastDay, from, to))))

/** States of left stays and of given-up orders. */
const endedStates = [...finishedStates, ...offStates]

const paidOf = sql<number>`(select coalesce(sum(t.amount), 0)::int from transaction_logs t
  where t.reservation = reservations.id)`

/** Reservations of the month that have ended: left stays, and given-up orders. */
export async function listEnded(db: Db, period: Period): Promise<EndedRow[]> {
  return db
    .select({
      id: reservations.id,
      number: reservations.number,
      guest_name: reservations.guest_name,
      state: reservations.state,
      price: reservations.price,
      total: reservations.total,
      deposit_due: reservations.deposit_due,
      cancellation_fee: reservations.cancellation_fee,
      ended_on: lastDay,
      paid: paidOf,
    })
    .from(reservations)
    .where(and(inArray(state, endedStates), inMonth(period)))
    .orderBy(number)
}

/** Number of stays that should have ended in the month and are still open. */
export const countNotClosed = (db: Db, period: Period): Promise<number> =>
  db.$count(reservations, and(inArray(state, promisedStates), inMonth(period)))

export interface MoneyRow {
  method: (typeof transactionLogs.$inferSelect)['method']
  received: number
  returned: number
}

/** Entries of the ledger in the month by method; a reversal belongs to what it reverses. */
export async function listMoney(db: Db, { from, to }: Period): Promise<MoneyRow[]> {
  const isReturn = sql`(${transactionLogs.kind} = 'refund' or (${transactionLogs.kind} = 'reversal' and ${transactionLogs.amount} > 0))`
  const { method, amount, createdAt } = transactionLogs
  return db
    .select({
      method,
      received: sql<number>`coalesce(sum(${amount}) filter (where not ${isReturn}), 0)::int`,
      returned: sql<number>`coalesce(sum(${amount}) filter (where ${isReturn}), 0)::int`,
    })
    .from(transactionLogs)
    .where(
      and(
        gte(createdAt, startOfDayInstant(from).toISOString()),
        lt(createdAt, startOfDayInstant(addDays(to, 1)).toISOString()),
      ),
    )
    .groupBy(method)
    .orderBy(method)
}

/** Cents kept of security deposits in the month. */
export async function sumKeptDeposits(db: Db, { from, to }: Period): Promise<number> {
  const { amount, kind, createdAt } = securityDepositEntries
  const [row] = await db
    .select({ value: sql<number>`coalesce(-sum(${amount}), 0)::int` })
    .from(securityDepositEntries)
    .where(
      and(
        eq(kind, 'deposit_kept'),
        gte(createdAt, startOfDayInstant(from).toISOString()),
        lt(createdAt, startOfDayInstant(addDays(to, 1)).toISOString()),
      ),
    )
  return row?.value ?? 0
}

/** Cents of gift vouchers in the month, and what is owed to their holders and buyers at its end. */
export async function sumVouchers(db: Db, { from, to }: Period): Promise<VoucherSums> {
  const { amount, money, kind, createdAt } = voucherMovementRows
  const begins = startOfDayInstant(from).toISOString()
  const ends = startOfDayInstant(addDays(to, 1)).toISOString()
  const sumIn = (what: SQL, which: SQL) =>
    sql<number>`coalesce(sum(${what}) filter (where ${createdAt} >= ${begins} and ${which}), 0)::int`
  const [row] = await db
    .select({
      sold: sumIn(sql`${money}`, sql`${kind} in ('sold', 'surplus', 'sale_reversed', 'surplus_reversed')`),
      refunded: sumIn(sql`${money}`, sql`${kind} = 'refunded'`),
      redeemed: sumIn(sql`0 - ${amount}`, sql`${kind} in ('redeemed', 'returned')`),
      forfeited: sumIn(sql`0 - ${amount}`, sql`${kind} in ('expired', 'voided', 'prolonged')`),
      // A withdrawn balance and surplus money are owed to the buyer until they are paid back.
      outstanding: sql<number>`coalesce(sum(case when ${kind} = 'withdrawn' then 0 when ${kind} in ('refunded', 'surplus', 'surplus_reversed')
        then ${money} else ${amount} end), 0)::int`,
    })
    .from(voucherMovementRows)
    .where(lt(createdAt, ends))
  return row ?? { sold: 0, refunded: 0, redeemed: 0, forfeited: 0, outstanding: 0 }
}

export interface IssuedRow {
  kind: DocumentKind
  count: number
  net: number
  vat: number
  total: number
}

/** Tax documents issued in the month, by kind. */
export async function listIssuedSums(db: Db, { from, to }: Period): Promise<IssuedRow[]> {
  const { kind, net, vat, total, issued_on } = invoiceRows
  return db
    .select({
      kind,
      count: sql<number>`count(*)::int`,
      net: sql<number>`sum(${net})::int`,
      vat: sql<number>`sum(${vat})::int`,
      total: sql<number>`sum(${total})::int`,
    })
    .from(invoiceRows)
    .where(and(inArray(kind, [...taxKinds]), gte(issued_on, from), lte(issued_on, to)))
    .groupBy(kind)
    .orderBy(kind)
}
