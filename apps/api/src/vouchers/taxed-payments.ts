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
  /** Entries of the ledger. */
  ledger: readonly string[]
}

/** Payments by vouchers whose sale declared the VAT, so that no document declares it again; by reservation. */
export async function listTaxedPayments(
  db: Db,
  reservations: readonly string[],
): Promise<Map<string, TaxedPayment[]>> {
  const { rows } = await db.execute<TaxedPayment & Record<string, unknown>>(sql`
    select m.reservation, s.number, s.facts ->> 'issued_on' as issued_on, s.facts -> 'vat' as tax,
      (0 - sum(m.amount))::int as paid, array_agg(t.id) as ledger
    from voucher_movements m
      join voucher_movements s on s.voucher = m.voucher and s.kind = 'sold' and s.reversed_by is null
        and s.facts ? 'vat'
      join transaction_logs t on t.provider = 'gift_voucher' and t.provider_reference = m.id::text
    where m.reservation = any(${sql.param([...reservations])}::uuid[]) and m.kind in ('redeemed', 'returned')
    group by m.reservation, s.id order by min(m.created_at), s.id`)
  return Map.groupBy(rows, ({ reservation }) => reservation)
}
