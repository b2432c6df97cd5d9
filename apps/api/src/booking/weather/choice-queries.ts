import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serviceRows } from '../../db/schema/services/services.ts'
import { weatherChoiceRows } from '../../db/schema/reservations/weather-choices.ts'

/** What a guest chooses, or chose. */
export type Choice = typeof weatherChoiceRows.$inferSelect

/** Adds a choice; one about the same booking stays as it is. */
export async function insertChoice(db: Db, choice: typeof weatherChoiceRows.$inferInsert): Promise<void> {
  await db.insert(weatherChoiceRows).values(choice).onConflictDoNothing({ target: weatherChoiceRows.booked })
}

/** All choices of a reservation, by day. */
export function listChoicesOf(db: Db, reservation: string): Promise<Choice[]> {
  return db
    .select()
    .from(weatherChoiceRows)
    .where(eq(weatherChoiceRows.reservation, reservation))
    .orderBy(asc(weatherChoiceRows.day), asc(weatherChoiceRows.time_from), asc(weatherChoiceRows.id))
}

/** All choices about activities of a day. */
export function listChoicesOn(db: Db, day: Day): Promise<Choice[]> {
  return db
    .select()
    .from(weatherChoiceRows)
    .where(eq(weatherChoiceRows.day, day))
    .orderBy(asc(weatherChoiceRows.id))
}

/** Open choices whose deadline is over. */
export function listOverdue(db: Db, now: Date): Promise<Choice[]> {
  return db
    .select()
    .from(weatherChoiceRows)
    .where(and(eq(weatherChoiceRows.decision, 'open'), lt(weatherChoiceRows.choose_by, now.toISOString())))
    .orderBy(asc(weatherChoiceRows.id))
}

type Decided = Pick<Choice, 'decision'> & Partial<Pick<Choice, 'new_day' | 'new_time'>>

/** Stores the decision of a choice that is still open. @returns whether it was */
export async function decide(db: Db, id: string, decided: Decided, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(weatherChoiceRows)
    .set({ ...decided, decided_at: now.toISOString(), updatedAt: now.toISOString() })
    .where(and(eq(weatherChoiceRows.id, id), eq(weatherChoiceRows.decision, 'open')))
  return rowCount === 1
}

/** Ids of the services that need good weather. */
export async function listWeatherServices(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ id: serviceRows.id })
    .from(serviceRows)
    .where(eq(serviceRows.weather_dependent, true))
  return new Set(rows.map(({ id }) => id))
}
