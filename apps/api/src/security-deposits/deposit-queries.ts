import type { SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { offStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { inLiterals } from '../db/in-literals.ts'
import { prepared } from '../db/prepared.ts'
import { securityDepositEntries } from '../db/schema/accounting/security-deposits.ts'
import { reservationAlerts } from '../db/schema/reservations/reservation-alerts.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

type Entry = typeof securityDepositEntries.$inferSelect

/** Movements of a reservation's security deposit, oldest first. */
export async function listDepositEntries(db: Db, reservation: string): Promise<Entry[]> {
  return db
    .select()
    .from(securityDepositEntries)
    .where(eq(securityDepositEntries.reservation, reservation))
    .orderBy(asc(securityDepositEntries.createdAt), asc(securityDepositEntries.id))
}

/** Inserts an entry of a security deposit: cents, negative when returned or kept. */
export async function insertDepositEntry(
  db: Db,
  values: Omit<typeof securityDepositEntries.$inferInsert, 'id'>,
): Promise<Entry> {
  const [row] = await db
    .insert(securityDepositEntries)
    .values({ ...values, id: newId() })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A reservation whose security deposit is still held. */
export interface HeldDeposit {
  reservation: string
  /** The day on which the stay was over. */
  departure: Day
}

/**
 * Reservations that have ended, by a departure until the given day or because they were given up, and whose security
 * deposit is held. One that was flagged after its last movement is left out.
 */
export async function listHeldDeposits(db: Db, departedUntil: Day): Promise<HeldDeposit[]> {
  const { rows } = await db.execute<HeldDeposit & Record<string, unknown>>(sql`
    select r.id as reservation, r.departure from ${reservations} r
      join ${securityDepositEntries} d on d.reservation = r.id
    where r.departure <= ${departedUntil} or ${inLiterals(sql`r.state`, offStates)}
    group by r.id having sum(d.amount) > 0 and not exists (select from ${reservationAlerts} a
      where a.reservation = r.id and a.kind = 'deposit_held' and a.created_at >= max(d.created_at))
    order by r.id`)
  return rows
}

const unitDepositsStatement = prepared((db) =>
  db
    .select({ value: sql<number | null>`sum(${units.security_deposit})::int` })
    .from(units)
    .where(sql`${units.id} = any(${sql.placeholder('units')}::uuid[])`)
    .prepare('sum_unit_deposits'),
)

/** Cents of the security deposit for stays in these units; each unit counts once. */
export async function sumUnitDeposits(db: Db, unitIds: readonly string[]): Promise<number> {
  if (unitIds.length === 0) return 0
  const [row] = await unitDepositsStatement(db).execute({ units: [...unitIds] })
  return row?.value ?? 0
}

/** Units of requested stays. */
export const unitsOf = (stays: readonly Pick<StayRequest, 'accommodation_unit'>[]): string[] =>
  stays.map(({ accommodation_unit }) => accommodation_unit)

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** Cents that may be taken yet: a returned amount can be taken again, a kept one cannot. */
export const mayBeTaken = (agreed: number, entries: readonly Entry[]): number =>
  Math.max(0, agreed - sumOf(entries.filter(({ kind }) => kind !== 'deposit_kept')))

/** The agreed amount against the movements. Once a part was kept and the rest returned, nothing is missing. */
export function depositView(agreed: number, entries: readonly Entry[]): SecurityDeposit {
  const held = sumOf(entries)
  const isSettled = held === 0 && entries.some(({ kind }) => kind === 'deposit_kept')
  return {
    agreed,
    missing: isSettled ? 0 : mayBeTaken(agreed, entries),
    held,
    entries: entries.map(({ id, kind, method, amount, createdAt, reason, recorded_by }) => ({
      id,
      kind,
      method,
      amount,
      booked_at: createdAt,
      reason,
      recorded_by,
    })),
  }
}
