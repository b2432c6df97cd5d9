import type { VoucherMovement } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { voucherMovementRows } from '../db/schema/accounting/vouchers.ts'
import { notFound } from '../platform/errors.ts'

export type VoucherMovementRow = typeof voucherMovementRows.$inferSelect
export type NewMovement = Omit<typeof voucherMovementRows.$inferInsert, 'id'>

/** Inserts a movement: `amount` changes the balance, `money` was taken or paid back, both in cents. */
export async function insertVoucherMovement(db: Db, values: NewMovement): Promise<VoucherMovementRow> {
  const [row] = await db
    .insert(voucherMovementRows)
    .values({ ...values, id: newId() })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Records that a sale or a surplus was taken back by another movement. */
export async function markReversed(db: Db, id: string, reversed_by: string): Promise<void> {
  await db.update(voucherMovementRows).set({ reversed_by }).where(eq(voucherMovementRows.id, id))
}

/** The movement by which a voucher was paid; undefined while it waits. */
export async function findSale(db: Db, voucher: string): Promise<VoucherMovementRow | undefined> {
  const [row] = await db
    .select()
    .from(voucherMovementRows)
    .where(
      and(
        eq(voucherMovementRows.voucher, voucher),
        eq(voucherMovementRows.kind, 'sold'),
        isNull(voucherMovementRows.reversed_by),
      ),
    )
  return row
}

/** Documents about the money of a voucher, oldest first. */
export async function listReceiptMovements(db: Db, voucher: string): Promise<VoucherOrder['documents']> {
  const { id, number, money, facts, createdAt } = voucherMovementRows
  const rows = await db
    .select({ id, number, money, correction: sql<boolean>`${facts} ? 'corrects'` })
    .from(voucherMovementRows)
    .where(and(eq(voucherMovementRows.voucher, voucher), isNotNull(number)))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

/** A movement with a document about money. @throws ApiError `not_found` */
export async function findReceiptMovement(
  db: Db,
  id: string,
): Promise<VoucherMovementRow & { number: string; facts: NonNullable<VoucherMovementRow['facts']> }> {
  const [row] = await db.select().from(voucherMovementRows).where(eq(voucherMovementRows.id, id))
  if (!row?.number || !row.facts) throw notFound('Receipt')
  return { ...row, number: row.number, facts: row.facts }
}

/** The movement of a payment or refund at a gateway or of a bank transaction, unless it was reversed. */
export async function findMovementOfProvider(
  db: Db,
  provider: string,
  reference: string,
): Promise<VoucherMovementRow | undefined> {
  const { provider: name, provider_reference, reversed_by } = voucherMovementRows
  const [row] = await db
    .select()
    .from(voucherMovementRows)
    .where(and(eq(name, provider), eq(provider_reference, reference), isNull(reversed_by)))
  return row
}

/** Movements of a voucher for the back office, oldest first. */
export async function listMovements(db: Db, voucher: string): Promise<VoucherMovement[]> {
  const rows = await db
    .select({ movement: voucherMovementRows, reservation: reservations.number })
    .from(voucherMovementRows)
    .leftJoin(reservations, eq(reservations.id, voucherMovementRows.reservation))
    .where(eq(voucherMovementRows.voucher, voucher))
    .orderBy(asc(voucherMovementRows.createdAt), asc(voucherMovementRows.id))
  return rows.map(({ movement, reservation }) => {
    const { id, kind, amount, money, method, number, note, recorded_by, createdAt } = movement
    const paid = movement.reservation ? { id: movement.reservation, number: reservation } : null
    return {
      id,
      kind,
      amount,
      money,
      method,
      number,
      reservation: paid,
      note,
      recorded_by,
      booked_at: createdAt,
    }
  })
}

/** Reservations that are off and were paid by vouchers. */
export async function listOffWithVouchers(db: Db, states: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from reservations r join voucher_movements m on m.reservation = r.id
      join vouchers v on v.id = m.voucher
    where r.state = any(${sql.param([...states])}) and m.kind in ('redeemed', 'returned') and v.voided_at is null
    group by r.id having sum(m.amount) < 0 order by r.id`)
  return rows.map(({ id }) => id)
}
