import { openGatheringStates } from '@dvor/contract/values/gathering-states.ts'
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { listUnitIds, lockGatheringRow, type Gathering } from '../booking/gatherings/unit-queries.ts'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { newId } from '../db/ids.ts'
import { nextVersion } from '../db/next-version.ts'
import { gatheringRows as rows, gatheringUnitRows } from '../db/schema/reservations/gatherings.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { notFound } from '../platform/errors.ts'

type NewGathering = Omit<typeof rows.$inferInsert, 'id'>

/** The keys by which a gathering is found: the families' secret, the organiser's, or the owner's id. */
export type GatheringKey = { token: string } | { organiser: string } | { id: string }

const whose = (key: GatheringKey) => {
  if ('token' in key) return eq(rows.token, key.token)
  return 'organiser' in key ? eq(rows.organiser_token, key.organiser) : eq(rows.id, key.id)
}

/** @throws ApiError `not_found` */
export async function findGathering(db: Db, key: GatheringKey): Promise<Gathering> {
  const [row] = await db.select().from(rows).where(whose(key))
  if (!row) throw notFound('Gathering')
  return row
}

/** A gathering, locked after its units, as every change of them requires. @throws ApiError `not_found` */
export async function lockGathering(db: Db, key: GatheringKey): Promise<Gathering> {
  const { id } = await findGathering(db, key)
  await lockUnits(db, await listUnitIds(db, id))
  const row = await lockGatheringRow(db, id)
  if (!row) throw notFound('Gathering')
  return row
}

/** Locks the list of gatherings, so that the limits of new ones count right; before any unit. */
export async function lockGatherings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('gatherings', 0))`)
}

/** The number of confirmed gatherings that hold units now. */
export const countOpen = (db: Db, now: Date): Promise<number> =>
  db.$count(rows, and(eq(rows.state, 'open'), gt(rows.held_until, now.toISOString())))

/** The reservations that have the nights of a gathering's units. */
const reservationsOf = (db: Db, gathering: string) =>
  db
    .select({ id: gatheringUnitRows.reservation })
    .from(gatheringUnitRows)
    .where(eq(gatheringUnitRows.gathering, gathering))

/**
 * Until when the nights of an unconfirmed gathering are held that an address has requested; undefined without one.
 * @param ip counting key of the address
 */
export async function findUnconfirmedEnd(db: Db, ip: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ until: rows.held_until })
    .from(rows)
    .innerJoin(gatheringUnitRows, eq(gatheringUnitRows.gathering, rows.id))
    .innerJoin(reservations, eq(reservations.id, gatheringUnitRows.reservation))
    .where(
      and(eq(rows.state, 'unconfirmed'), gt(rows.held_until, now.toISOString()), eq(reservations.ip, ip)),
    )
    .limit(1)
  return row?.until
}

/** Clears the address from the holds of a gathering, which count for its mailbox once it is confirmed. */
export async function clearAddress(db: Db, gathering: string): Promise<void> {
  await db
    .update(reservations)
    .set({ ip: null })
    .where(inArray(reservations.id, reservationsOf(db, gathering)))
}

/** The confirmed gathering of a mailbox that holds units now. */
export async function findOpenOf(db: Db, mailbox: string, now: Date): Promise<Gathering | undefined> {
  const isHeld = gt(rows.held_until, now.toISOString())
  const [row] = await db
    .select()
    .from(rows)
    .where(and(eq(rows.mailbox, mailbox), eq(rows.state, 'open'), isHeld))
  return row
}

/** Ids of the gatherings of a mailbox that wait for their confirmation. */
export async function listUnconfirmedOf(db: Db, mailbox: string): Promise<string[]> {
  const gatherings = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.mailbox, mailbox), eq(rows.state, 'unconfirmed')))
    .orderBy(asc(rows.id))
  return gatherings.map(({ id }) => id)
}

/** Inserts a gathering with its units, which nothing holds yet. */
export async function insertGathering(
  db: Db,
  values: NewGathering,
  unitIds: readonly string[],
): Promise<Gathering> {
  const [row] = await db
    .insert(rows)
    .values({ ...values, id: newId() })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await db.insert(gatheringUnitRows).values(unitIds.map((unit) => ({ id: newId(), gathering: row.id, unit })))
  return row
}

/** Stores a change with its time. @throws ApiError `not_found` */
export async function updateGathering(
  db: Db,
  id: string,
  change: Partial<NewGathering>,
  now: Date,
): Promise<Gathering> {
  const [row] = await db
    .update(rows)
    .set({ ...change, updatedAt: nextVersion(rows.updatedAt, now) })
    .where(eq(rows.id, id))
    .returning()
  if (!row) throw notFound('Gathering')
  return row
}

/** Moves the end of a gathering's holds, its own and those of families; a hold that ends later keeps its end. */
export async function extendHolds(db: Db, gathering: string, until: string): Promise<void> {
  await db
    .update(reservations)
    .set({ hold_expires_at: sql`greatest(${reservations.hold_expires_at}, ${until}::timestamptz)` })
    .where(and(inArray(reservations.id, reservationsOf(db, gathering)), eq(reservations.state, 'hold')))
}

const heldBy = sql`${gatheringUnitRows.gathering} = ${rows.id}`

/** Units that somebody can still take: their nights belong to a live hold. */
const liveUnits = (db: Db, now: Date) =>
  db
    .select({ one: sql`1` })
    .from(gatheringUnitRows)
    .innerJoin(reservations, eq(reservations.id, gatheringUnitRows.reservation))
    .where(and(heldBy, eq(reservations.state, 'hold'), gt(reservations.hold_expires_at, now.toISOString())))

/** Ids of gatherings whose end has passed, or of which nothing is left to be taken. */
export async function listToEnd(db: Db, now: Date): Promise<string[]> {
  const isOver = lte(rows.held_until, now.toISOString())
  const gatherings = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(inLiterals(rows.state, openGatheringStates), or(isOver, notExists(liveUnits(db, now)))))
    .orderBy(asc(rows.id))
  return gatherings.map(({ id }) => id)
}

/** Ids of open gatherings that end before a moment and have not been reminded. */
export async function listToRemind(db: Db, before: Date): Promise<string[]> {
  const gatherings = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.state, 'open'), isNull(rows.reminded_at), lte(rows.held_until, before.toISOString())))
    .orderBy(asc(rows.id))
  return gatherings.map(({ id }) => id)
}

/** Ids of gatherings with an order about which the organiser has no e-mail yet. */
export async function listJoined(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: gatheringUnitRows.gathering })
    .from(gatheringUnitRows)
    .innerJoin(reservations, eq(reservations.id, gatheringUnitRows.reservation))
    .where(and(isNull(gatheringUnitRows.joined_at), sql`${reservations.number} is not null`))
  return rows.map(({ id }) => id)
}

/** Notes that the organiser got an e-mail about the orders of these units. */
export async function noteJoined(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(gatheringUnitRows)
    .set({ joined_at: now.toISOString(), updatedAt: now.toISOString() })
    .where(inArray(gatheringUnitRows.id, [...ids]))
}
