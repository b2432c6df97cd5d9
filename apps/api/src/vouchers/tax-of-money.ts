import { taxOf, voucherTax, type VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { findSale, type NewMovement } from './movement-queries.ts'
import type { FoundVoucher } from './voucher-queries.ts'
import { listPackageKinds } from './voucher-packages.ts'

/**
 * VAT that money of a voucher declares or takes back: all of the sale of a single-purpose voucher or of its
 * reversal, and of a refund what was withdrawn of it. A surplus is no price of a supply. Undefined where there is none; cents.
 */
export async function taxOfMoney(
  db: Db,
  voucher: Pick<FoundVoucher, 'id' | 'package'>,
  { kind, money = 0 }: Pick<NewMovement, 'kind' | 'money'>,
  settings: Settings,
  today: Day,
): Promise<VoucherTax | undefined> {
  if (voucher.package === null) return undefined
  if (kind === 'sold') {
    const rules = { payer: settings.vat_payer, rates: settings.vat_rates, day: today }
    return voucherTax(money, await listPackageKinds(db, voucher.package), rules) ?? undefined
  }
  if (kind === 'sale_reversed') {
    const sold = (await findSale(db, voucher.id))?.facts?.vat
    return sold && taxOf(money, sold)
  }
  const declared = kind === 'refunded' ? (await findSale(db, voucher.id))?.facts?.vat : undefined
  const gross = declared ? Math.min(-money, await taxedToRefund(db, voucher.id)) : 0
  return declared && gross > 0 ? taxOf(-gross, declared) : undefined
}

/** Withdrawn cents whose VAT no refund has taken back yet. */
async function taxedToRefund(db: Db, voucher: string): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select coalesce(sum(case when kind = 'withdrawn' then 0 - amount
      when kind = 'refunded' then coalesce((facts #>> '{vat,gross}')::int, 0) else 0 end), 0)::int as open
    from voucher_movements where voucher = ${voucher}`)
  return rows[0]?.open ?? 0
}
