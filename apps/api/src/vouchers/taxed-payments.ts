import type { VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** The payment of a reservation by a single-purpose voucher, less the returned part; cents. */
export interface TaxedPayment {
  reservation: string
  /** Number and day of the document of its sale, which declared the VAT. */
  number: string
  issued_on: Day
  tax: VoucherTax
  paid: number
  /** Cents that vouchers take back of a surplus before this one does; null for a void one, which takes nothing back. */
  ahead: number | null
  /** Entries of the ledger. */
  ledger: readonly string[]
}

/** Payments by vouchers whose sale declared the VAT, so that no document declares it again; by reservation. */
export async function listTaxedPayments(
  db: Db,
  reservations: readonly string[],
): Promise<Map<string, TaxedPayment[]>> {
  // In the order of `listPaidByVouchers`, by which what is too much goes back.
  const { rows } = await db.execute<TaxedPayment & Record<string, unknown>>(sql`
    with taking as (
      select m.reservation, m.voucher, coalesce(sum(0 - sum(m.amount)) over (
          partition by m.reservation order by max(m.created_at) desc, m.voucher
          rows between unbounded preceding and 1 preceding), 0)::int as ahead
      from voucher_movements m join vouchers v on v.id = m.voucher
      where m.reservation = any(${sql.param([...reservations])}::uuid[]) and m.kind in ('redeemed', 'returned')
        and v.voided_at is null
      group by m.reservation, m.voucher having sum(m.amount) < 0)
    select m.reservation, s.number, s.facts ->> 'issued_on' as issued_on, s.facts -> 'vat' as tax,
      (0 - sum(m.amount))::int as paid, min(taking.ahead) as ahead, array_agg(t.id) as ledger
    from voucher_movements m
      join voucher_movements s on s.voucher = m.voucher and s.kind = 'sold' and s.reversed_by is null
        and s.facts ? 'vat'
      join transaction_logs t on t.provider = 'gift_voucher' and t.provider_reference = m.id::text
      left join taking on taking.reservation = m.reservation and taking.voucher = m.voucher
    where m.reservation = any(${sql.param([...reservations])}::uuid[]) and m.kind in ('redeemed', 'returned')
    group by m.reservation, s.id order by min(m.created_at), s.id`)
  return Map.groupBy(rows, ({ reservation }) => reservation)
}
