import type { LineAllocation } from '@dvor/contract/money/statements.ts'
import type { Hooks } from '../crud/define.ts'
import { listAllocationViews } from './allocation-queries.ts'
import { listPaidVouchers } from './line-queries.ts'

/** The computed fields of a line. */
type Computed = { allocations: LineAllocation[]; voucher_number: string | null }

/** Allocations of lines and the vouchers that they paid, by one query each for any number of lines. */
export const computeLines: NonNullable<Hooks['compute']> = async (db, rows) => {
  const ids = rows.map((row) => row.id)
  const [seen, vouchers] = [await listAllocationViews(db, ids), await listPaidVouchers(db, ids)]
  return new Map(
    rows.map(({ id }): [string, Computed] => [
      id,
      { allocations: seen.get(id) ?? [], voucher_number: vouchers.get(id) ?? null },
    ]),
  )
}
