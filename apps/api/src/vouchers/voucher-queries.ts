import type { VoucherState } from '@dvor/contract/money/vouchers.ts'
import type { Day } from '@dvor/format/days.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { containsWords } from '../db/folded-text.ts'
import { isoInstant } from '../db/columns.ts'
import { voucherRows, voucherSeries } from '../db/schema/accounting/vouchers.ts'
import { notFound } from '../platform/errors.ts'

type Row = typeof voucherRows.$inferSelect
export type NewVoucherRow = typeof voucherRows.$inferInsert

/** A voucher with its balance and state; cents. */
export interface FoundVoucher extends Row {
  balance: number
  to_refund: number
  /** Cents that expired and were not given back by a prolongation. */
  forfeited: number
  /** Whether its sale declared its VAT (single-purpose). */
  taxed_at_sale: boolean
  /** Its price makes it valid: it is not paid, and not for a package whose days are over. */
  is_awaited: boolean
  state: VoucherState
}

/** The next number of a series. Its row stays locked until the transaction ends, so there are no gaps. */
export async function nextInSeries(db: Db, name: string): Promise<number> {
  const [row] = await db
    .insert(voucherSeries)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: voucherSeries.name, set: { last: sql`${voucherSeries.last} + 1` } })
    .returning()
  if (!row) throw new Error('an upsert gives its row')
  return row.last
}

export async function insertVoucher(db: Db, values: NewVoucherRow): Promise<void> {
  await db.insert(voucherRows).values(values)
}

/** Changes a voucher's own columns; its balance is changed by movements alone. */
export async function updateVoucher(
  db: Db,
  id: string,
  values: Partial<Pick<Row, 'valid_until' | 'voided_at' | 'payment_method' | 'refund_iban'>>,
): Promise<void> {
  await db.update(voucherRows).set(values).where(eq(voucherRows.id, id))
}

const sumOf = (column: string, kinds: string) =>
  sql.raw(`coalesce(sum(m.${column}) filter (where m.kind in (${kinds})), 0)::int`)

/** All vouchers with the sums of their movements and the state on a day. */
const vouchersOn = (today: Day): SQL => sql`
  select s.*, case
    when s.voided_at is not null then 'void'
    when not s.is_sold and s.pay_until < ${today}::date then 'lapsed'
    when not s.is_sold then 'waiting'
    when s.balance > 0 and s.valid_until >= ${today}::date then 'valid'
    when s.balance > 0 or s.forfeited > 0 then 'expired'
    else 'redeemed' end as state,
    s.voided_at is null and not s.is_sold and (s.package is null or s.valid_until >= ${today}::date) as is_awaited
  from (
    select v.*, coalesce(sum(m.amount), 0)::int as balance,
      ${sumOf('amount', `'withdrawn'`)} * -1 + ${sumOf('money', `'refunded', 'surplus', 'surplus_reversed'`)} as to_refund,
      -1 * ${sumOf('amount', `'expired', 'prolonged'`)} as forfeited,
      coalesce(bool_or(m.kind = 'sold' and m.reversed_by is null), false) as is_sold,
      coalesce(bool_or(m.kind = 'sold' and m.reversed_by is null and m.facts ? 'vat'), false) as taxed_at_sale
    from vouchers v left join voucher_movements m on m.voucher = v.id group by v.id) s`

type Raw = FoundVoucher & Record<string, unknown>

async function select(db: Db, today: Day, rest: SQL): Promise<FoundVoucher[]> {
  const { rows } = await db.execute<Raw>(sql`select * from (${vouchersOn(today)}) f ${rest}`)
  return rows.map((row) => ({ ...row, createdAt: isoInstant(String(row['created_at'])) }))
}

/** @throws ApiError `not_found` */
export async function findVoucher(db: Db, id: string, today: Day): Promise<FoundVoucher> {
  const [row] = await select(db, today, sql`where f.id = ${id}`)
  if (!row) throw notFound('Voucher')
  return row
}

/** The voucher locked until the transaction ends, with the sums read under the lock. @throws ApiError `not_found` */
export async function lockVoucher(db: Db, id: string, today: Day): Promise<FoundVoucher> {
  await db.select({ id: voucherRows.id }).from(voucherRows).where(eq(voucherRows.id, id)).for('update')
  return findVoucher(db, id, today)
}

/** Id of the voucher with this secret of the buyer's page. @throws ApiError `not_found` */
export async function findVoucherByToken(db: Db, token: string): Promise<string> {
  const [row] = await db.select({ id: voucherRows.id }).from(voucherRows).where(eq(voucherRows.token, token))
  if (!row) throw notFound('Voucher')
  return row.id
}

/** Id of the voucher with this hash of a code. */
export async function findVoucherId(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: voucherRows.id })
    .from(voucherRows)
    .where(eq(voucherRows.code_hash, hash))
  return row?.id
}

interface Wanted {
  state?: VoucherState | undefined
  q?: string | undefined
  value?: number | undefined
}

/** Texts of a voucher that the list's search looks in. */
const searched = ['number', 'code_end', 'buyer_name', 'buyer_email', 'recipient_name', 'recipient_email'].map(
  (column) => sql.raw(`f.${column}`),
)

function wantedOf({ state, q, value }: Wanted): SQL {
  return sql`where (${state ?? null}::text is null or f.state = ${state ?? null})
    and (${value ?? null}::int is null or f.value = ${value ?? null})
    and ${q?.trim() ? containsWords(searched, q) : sql`true`}`
}

/** Vouchers of the list, the newest first. */
export const listVouchers = (
  db: Db,
  today: Day,
  filter: Wanted & { limit: number; offset: number },
): Promise<FoundVoucher[]> =>
  select(
    db,
    today,
    sql`${wantedOf(filter)} order by f.place desc limit ${filter.limit} offset ${filter.offset}`,
  )

/** Number of vouchers of the list. */
export async function countVouchers(db: Db, today: Day, filter: Wanted): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${vouchersOn(today)}) f ${wantedOf(filter)}`,
  )
  return rows[0]?.count ?? 0
}

/** Ids of vouchers whose last day is over and that still have a balance. */
export async function listForfeitable(db: Db, today: Day): Promise<string[]> {
  const rows = await select(db, today, sql`where f.state = 'expired' and f.balance > 0 order by f.id`)
  return rows.map(({ id }) => id)
}
