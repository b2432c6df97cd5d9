import type { TillLine } from '@dvor/contract/money/till.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { isoInstant } from '../../db/columns.ts'
import { newId } from '../../db/ids.ts'
import { notFound } from '../../platform/errors.ts'
import { securityDepositEntries } from '../../db/schema/accounting/security-deposits.ts'
import { voucherMovementRows } from '../../db/schema/accounting/vouchers.ts'
import { tillHandoverEntries, tillHandovers, tillMovements } from '../../db/schema/accounting/till.ts'

export type Handover = typeof tillHandovers.$inferSelect
export type Movement = typeof tillMovements.$inferSelect

/** A line of the till with the row that it comes from. */
export interface OpenLine extends TillLine {
  id: string
}

/** The last hand-over, locked until the transaction ends; undefined before the first. */
export async function lockLastHandover(db: Db): Promise<Handover | undefined> {
  const [row] = await db
    .select()
    .from(tillHandovers)
    .orderBy(desc(tillHandovers.position))
    .limit(1)
    .for('update')
  return row
}

/** The newest hand-over of the till; undefined before the first one. */
export async function findLastHandover(db: Db): Promise<Handover | undefined> {
  const [row] = await db.select().from(tillHandovers).orderBy(desc(tillHandovers.position)).limit(1)
  return row
}

/** The moment with which the till began; undefined before the first hand-over. */
export async function findTillStart(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(tillHandovers).orderBy(asc(tillHandovers.position)).limit(1)
  return row?.opened_at
}

/** Whether a hand-over contains the entry of the ledger. */
export async function isHandedOver(db: Db, transaction: string): Promise<boolean> {
  const rows = await db
    .select({ handover: tillHandoverEntries.handover })
    .from(tillHandoverEntries)
    .where(eq(tillHandoverEntries.transaction, transaction))
    .limit(1)
  return rows.length > 0
}

type Found = Omit<OpenLine, 'text'> & { receipt: string | null; note: string | null }

/**
 * Money taken or given at the front desk since the till began that no hand-over contains, oldest first; money of
 * gateways is left out. An entry that was booked while a hand-over was made is in the next one.
 */
export async function listOpenEntries(db: Db, since: string): Promise<OpenLine[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select t.id, t.created_at as at, t.kind, t.method, t.amount, c.number as receipt, t.note,
      r.number as reservation_number
    from transaction_logs t join reservations r on r.id = t.reservation
      left join receipts c on c.transaction = t.id
    where t.method in ('cash', 'card', 'voucher') and t.provider is null and t.created_at >= ${since}::timestamptz
      and not exists (select 1 from till_handover_entries h where h.transaction = t.id)
    order by t.created_at, t.id`)
  return rows.map(({ id, at, kind, method, amount, receipt, note, reservation_number }) => ({
    id,
    at: isoInstant(at),
    kind,
    method,
    amount,
    text: receipt ?? note,
    reservation_number,
  }))
}

/**
 * Security deposits taken and returned at the front desk since the till began that no hand-over contains, oldest
 * first. A kept one moves no money.
 */
export async function listOpenDeposits(db: Db, since: string): Promise<OpenLine[]> {
  const { rows } = await db.execute<OpenLine & Record<string, unknown>>(sql`
    select d.id, d.created_at as at, d.kind, d.method, d.amount, d.reason as text, r.number as reservation_number
    from security_deposit_entries d join reservations r on r.id = d.reservation
    where d.handover is null and d.kind <> 'deposit_kept' and d.method in ('cash', 'card')
      and d.created_at >= ${since}::timestamptz
    order by d.created_at, d.id`)
  return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
}

/** Money of gift vouchers taken and paid back at the front desk since the till began that no hand-over contains. */
export async function listOpenVouchers(db: Db, since: string): Promise<OpenLine[]> {
  const { rows } = await db.execute<OpenLine & Record<string, unknown>>(sql`
    select m.id, m.created_at as at, 'voucher_' || m.kind as kind, m.method, m.money as amount, m.number as text,
      null as reservation_number
    from voucher_movements m
    where m.handover is null and m.money <> 0 and m.provider is null and m.method in ('cash', 'card')
      and m.created_at >= ${since}::timestamptz
    order by m.created_at, m.id`)
  return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
}

/** Deposits and withdrawals that no hand-over contains, oldest first. */
export async function listOpenMovements(db: Db): Promise<Movement[]> {
  return db
    .select()
    .from(tillMovements)
    .where(isNull(tillMovements.handover))
    .orderBy(asc(tillMovements.createdAt), asc(tillMovements.id))
}

/** Deposits and withdrawals of the days between two moments, oldest first. */
export async function listMovements(db: Db, from: string, until: string): Promise<Movement[]> {
  return db
    .select()
    .from(tillMovements)
    .where(and(gte(tillMovements.createdAt, from), sql`${tillMovements.createdAt} < ${until}`))
    .orderBy(asc(tillMovements.createdAt), asc(tillMovements.id))
}

/** Inserts cash put into the till or taken out of it: cents, negative for a withdrawal. */
export async function insertTillMovement(
  db: Db,
  values: Omit<typeof tillMovements.$inferInsert, 'id'>,
): Promise<Movement> {
  const [row] = await db
    .insert(tillMovements)
    .values({ ...values, id: newId() })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Adds a hand-over; undefined where another one took its position at the same moment. */
export async function insertHandover(
  db: Db,
  values: Omit<typeof tillHandovers.$inferInsert, 'id'>,
): Promise<Handover | undefined> {
  const [row] = await db
    .insert(tillHandovers)
    .values({ ...values, id: newId() })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Rows of the till that a hand-over contains, by their ids. */
interface HandedOver {
  entries: readonly string[]
  deposits: readonly string[]
  vouchers: readonly string[]
  movements: readonly string[]
}

/** Assigns entries of the ledger, security deposits, money of vouchers and movements to a hand-over. */
export async function assignLines(
  db: Db,
  handover: string,
  { entries, deposits, vouchers, movements }: HandedOver,
): Promise<void> {
  if (deposits.length > 0)
    await db
      .update(securityDepositEntries)
      .set({ handover })
      .where(inArray(securityDepositEntries.id, [...deposits]))
  if (vouchers.length > 0)
    await db
      .update(voucherMovementRows)
      .set({ handover })
      .where(inArray(voucherMovementRows.id, [...vouchers]))
  if (entries.length > 0)
    await db.insert(tillHandoverEntries).values(entries.map((transaction) => ({ handover, transaction })))
  if (movements.length > 0)
    await db
      .update(tillMovements)
      .set({ handover })
      .where(inArray(tillMovements.id, [...movements]))
}

/** Hand-overs of the days from the first to the last, newest first. */
export async function listHandovers(db: Db, first: string, last: string): Promise<Handover[]> {
  return db
    .select()
    .from(tillHandovers)
    .where(and(gte(tillHandovers.day, first), lte(tillHandovers.day, last)))
    .orderBy(desc(tillHandovers.position))
}

/** @throws ApiError `not_found` */
export async function findHandover(db: Db, id: string): Promise<Handover> {
  const [row] = await db.select().from(tillHandovers).where(eq(tillHandovers.id, id))
  if (!row) throw notFound('Hand-over')
  return row
}

/** Number of hand-overs of a year, by the beginning of their number. */
export async function countHandovers(db: Db, prefix: string): Promise<number> {
  return db.$count(tillHandovers, sql`${tillHandovers.number} like ${`${prefix}%`}`)
}
