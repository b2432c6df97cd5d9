import type { VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { DepositKind, DepositMethod } from '@dvor/contract/money/security-deposits.ts'
import { sql } from 'drizzle-orm'
import { isoInstant } from '../db/columns.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { listIssued, type InvoiceRow } from '../documents/document-queries.ts'
import { daysOf } from './month-days.ts'
import { listHandovers, listMovements, type Handover, type Movement } from './till/till-queries.ts'

/** An entry of the ledger for the accountant; no name of a guest, so that an erasure does not change old exports. */
export interface PaymentRecord {
  id: string
  at: string
  kind: TransactionLog['kind']
  method: TransactionLog['method']
  /** Cents; negative is money out. */
  amount: number
  provider: string | null
  provider_reference: string | null
  ekasa_number: string | null
  ekasa_at: string | null
  /** Number of the front desk's receipt. */
  receipt: string | null
  reservation_number: string | null
}

/** A movement of a security deposit; no name of a guest, and no reason, which may have one. */
export interface DepositRecord {
  id: string
  at: string
  kind: DepositKind
  method: DepositMethod
  /** Cents; negative when returned or kept. */
  amount: number
  reservation_number: string | null
}

/** Movements of vouchers for the accountant: money, and balances that were forfeited or given back. */
export const voucherRecordKinds = [
  'sold',
  'surplus',
  'refunded',
  'sale_reversed',
  'surplus_reversed',
  'expired',
  'voided',
  'prolonged',
] as const

/** Money of a gift voucher, or a balance that was forfeited or given back; no name. */
export interface VoucherRecord {
  id: string
  at: string
  kind: (typeof voucherRecordKinds)[number]
  method: DepositMethod | 'sandbox' | null
  provider: string | null
  /** Cents: money in, or out (negative); of a forfeited balance what became income, negative where it was given back. */
  amount: number
  number: string | null
  /** Number of the voucher. */
  voucher: string
  /** VAT that a single-purpose voucher declares, or takes back with a refund. */
  vat: VoucherTax | null
}

/** Everything that happened to money in a month. */
export interface MonthRecords {
  month: string
  documents: readonly InvoiceRow[]
  payments: readonly PaymentRecord[]
  /** Security deposits taken, returned and kept. */
  deposits: readonly DepositRecord[]
  /** Gift vouchers sold, paid back and forfeited. */
  vouchers: readonly VoucherRecord[]
  /** Deposits and withdrawals of the till. */
  movements: readonly Movement[]
  /** Hand-overs whose counted cash was not the expected one. */
  differences: readonly Handover[]
}

/** Reads a month in one snapshot, so that a booking at the same time is in it wholly or not at all. */
export async function readMonthRecords(db: Db, month: string): Promise<MonthRecords> {
  const { first, last, begins, ends } = daysOf(month)
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    const handovers = await listHandovers(tx, first, last)
    return {
      month,
      documents: await listIssued(tx, first, last),
      payments: await listPayments(tx, begins, ends),
      deposits: await listDeposits(tx, begins, ends),
      vouchers: await listVoucherRecords(tx, begins, ends),
      movements: await listMovements(tx, begins, ends),
      differences: handovers.filter(({ counted, expected }) => counted !== expected).toReversed(),
    }
  })
}

/** Entries of the ledger from one moment until another, by time. */
async function listPayments(db: Db, begins: string, ends: string): Promise<PaymentRecord[]> {
  const { rows } = await db.execute<PaymentRecord & Record<string, unknown>>(sql`
    select t.id, t.created_at as at, t.kind, t.method, t.amount, t.provider, t.provider_reference, t.ekasa_number,
      t.ekasa_at, c.number as receipt, r.number as reservation_number
    from transaction_logs t join reservations r on r.id = t.reservation
      left join receipts c on c.transaction = t.id
    where t.created_at >= ${begins}::timestamptz and t.created_at < ${ends}::timestamptz
    order by t.created_at, t.id`)
  return rows.map((row) => ({
    ...row,
    at: isoInstant(row.at),
    ekasa_at: row.ekasa_at && isoInstant(row.ekasa_at),
  }))
}

/** Security deposits from one moment until another, by time. */
async function listDeposits(db: Db, begins: string, ends: string): Promise<DepositRecord[]> {
  const { rows } = await db.execute<DepositRecord & Record<string, unknown>>(sql`
    select d.id, d.created_at as at, d.kind, d.method, d.amount, r.number as reservation_number
    from security_deposit_entries d join reservations r on r.id = d.reservation
    where d.created_at >= ${begins}::timestamptz and d.created_at < ${ends}::timestamptz
    order by d.created_at, d.id`)
  return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
}

/** Gift vouchers from one moment until another, by time. */
async function listVoucherRecords(db: Db, begins: string, ends: string): Promise<VoucherRecord[]> {
  const { rows } = await db.execute<VoucherRecord & Record<string, unknown>>(sql`
    select m.id, m.created_at as at, m.kind, m.method, m.provider, m.number, v.number as voucher, m.facts -> 'vat' as vat,
      case when m.money <> 0 then m.money else 0 - m.amount end as amount
    from voucher_movements m join vouchers v on v.id = m.voucher
    where ${inLiterals(sql`m.kind`, voucherRecordKinds)}
      and m.created_at >= ${begins}::timestamptz and m.created_at < ${ends}::timestamptz
    order by m.created_at, m.id`)
  return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
}
