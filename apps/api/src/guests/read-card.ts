import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import type { GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { asc, desc, eq, inArray, isNotNull, and, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { reservations, stays, transactionLogs } from '../db/schema/reservations/reservations.ts'
import { notFound } from '../platform/errors.ts'
import { listLikelyPairs } from './likely-pairs.ts'

/** The person over all stays. @throws ApiError `not_found`, also for a card that is merged into another */
export async function readCard(db: Db, id: string): Promise<GuestCard> {
  const cards = await listCards(db, id)
  const guest = cards.find((card) => card.id === id)
  if (!guest) throw notFound('Guest')
  const [rows, pairs] = await Promise.all([
    listStays(
      db,
      cards.map((card) => card.id),
    ),
    listLikelyPairs(db, id),
  ])
  const visited = rows.filter(({ state }) => arrivedStates.includes(state))
  return {
    guest,
    visits: visited.length,
    nights: visited.reduce((sum, stay) => sum + nightsOf(stay), 0),
    spent: rows.reduce((sum, { spent }) => sum + spent, 0),
    stays: rows.map(({ company: _company, ...stay }) => stay),
    companies: companiesOf(rows),
    merged: cards.filter((card) => card.id !== id),
    likely: pairs.map(({ guests: [, other], likeness }) => ({ guest: other, likeness })),
  }
}

/** A card and those merged into it; none for one that is merged itself. */
function listCards(db: Db, id: string) {
  const { name, email, phone, merged_into } = guestRows
  return db
    .select({ id: guestRows.id, name, email, phone })
    .from(guestRows)
    .where(or(and(eq(guestRows.id, id), sql`${merged_into} is null`), eq(merged_into, id)))
    .orderBy(asc(name), asc(guestRows.id))
}

async function listStays(db: Db, cards: readonly string[]) {
  const { id, number, state, arrival, departure, accepted_at, terms_version, company } = reservations
  // In the fields of a select the names of columns are written without their tables.
  const spent = sql<number>`coalesce((select sum(paid.amount) from ${transactionLogs} as paid
    where paid.reservation = reservations.id), 0)::int`
  const names = sql<string[]>`coalesce((select array_agg(unit.title order by stay.arrival, unit.title)
    from ${stays} as stay join ${units} as unit on unit.id = stay.unit where stay.reservation = reservations.id), '{}')`
  const rows = await db
    .select({
      id,
      number,
      state,
      arrival,
      departure,
      accepted_at,
      terms_version,
      company,
      spent,
      units: names,
    })
    .from(reservations)
    .where(and(inArray(reservations.guest, [...cards]), isNotNull(number)))
    .orderBy(desc(reservations.begins), desc(reservations.createdAt))
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

type Stay = Awaited<ReturnType<typeof listStays>>[number]

const nightsOf = ({ arrival, departure }: Stay): number =>
  arrival && departure ? daysBetween(arrival, departure) : 0

/** The firms of the reservations, the latest first; each once by its number or name. */
function companiesOf(rows: readonly Stay[]): GuestCard['companies'] {
  const byKey = new Map<string, GuestCard['companies'][number]>()
  for (const { company } of rows)
    if (company && !byKey.has(company.ico ?? company.name)) byKey.set(company.ico ?? company.name, company)
  return [...byKey.values()]
}
