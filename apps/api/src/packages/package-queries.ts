import { holdingStates } from '@dvor/booking/reservation/states.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { overdue } from '../inventory/overdue.ts'

export type PackageRow = typeof packageRows.$inferSelect

export async function findPackage(db: Db, id: string): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packageRows).where(eq(packageRows.id, id))
  return row
}

/** The packages on offer, in the owner's order. */
export async function listActivePackages(db: Db): Promise<PackageRow[]> {
  const { active, order, id } = packageRows
  return db.select().from(packageRows).where(eq(active, true)).orderBy(asc(order), asc(id))
}

/** Locks a package until the transaction ends, so that its places are counted by one booking after the other. */
export async function lockPackage(db: Db, id: string): Promise<void> {
  await db.select({ id: packageRows.id }).from(packageRows).where(eq(packageRows.id, id)).for('update')
}

/** Stays that are sold as a package at present; overdue holds and orders, and those held by `device`, do not count. */
export async function countSold(
  db: Db,
  id: string,
  now: Date,
  device: string | null = null,
): Promise<number> {
  return (await countSoldOfEach(db, [id], now, device)).get(id) ?? 0
}

/** The same for several packages by their ids; one that is not sold is missing. */
export async function countSoldOfEach(
  db: Db,
  ids: readonly string[],
  now: Date,
  device: string | null = null,
): Promise<Map<string, number>> {
  const held = sql`(r.state = 'hold' and r.device = ${device}::text)`
  const { rows } = await db.execute<{ id: string; sold: number }>(sql`
    select r.package as id, count(*)::int as sold from ${reservations} r join ${stays} s on s.reservation = r.id
    where r.package = any(${sql.param(ids)}::uuid[]) and ${inLiterals(sql`r.state`, holdingStates)}
      and not ${overdue(now)} and ${held} is not true
    group by r.package`)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

/** Titles of those common services that are offered, in the owner's order. */
export async function listServiceTitles(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .select({ id: commonServiceRows.id, title: commonServiceRows.title })
    .from(commonServiceRows)
    .where(eq(commonServiceRows.active, true))
    .orderBy(asc(commonServiceRows.order), asc(commonServiceRows.id))
  return rows.filter(({ id }) => ids.includes(id))
}
