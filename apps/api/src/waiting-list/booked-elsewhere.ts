import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { nightsOf, overlap, type Period } from '@dvor/booking/stay/stay.ts'
import type { HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import { day } from '@dvor/contract/values/values.ts'
import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { waitingListRows as rows } from '../db/schema/reservations/waiting-list.ts'
import { listChanges } from '../history/queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import type { WaitingEntry } from './queries.ts'

/** A waiting entry whose guest has booked nights in its days otherwise, with that reservation. */
export interface BookedElsewhere {
  entry: WaitingEntry
  reservation: string
}

/**
 * Waiting entries whose address has booked one of the nights that they name after it joined: by an order, by a change of
 * an earlier booking, or by one that is valid again. Other nights of an earlier booking do not count: its guest waits for
 * another room. Nor do the days by which an entry is flexible.
 */
export async function listBookedElsewhere(db: Db): Promise<BookedElsewhere[]> {
  const ended = new Map<string, BookedElsewhere>()
  for (const { isLater, ...found } of await listBookedInDays(db)) {
    if (ended.has(found.entry.id)) continue
    if (isLater || (await hasGainedNights(db, found))) ended.set(found.entry.id, found)
  }
  return [...ended.values()]
}

/** Waiting entries with bookings of their address in their days, the newest first. */
async function listBookedInDays(db: Db): Promise<(BookedElsewhere & { isLater: boolean })[]> {
  // Of an order and of joining the application's clock is compared, of the owner's booking the database's.
  const isLater = sql<boolean>`coalesce(${reservations.accepted_at} > ${rows.consent_at}, ${reservations.createdAt} > ${rows.createdAt})`
  return db
    .selectDistinct({
      entry: rows,
      reservation: reservations.id,
      isLater,
      createdAt: reservations.createdAt,
    })
    .from(rows)
    .innerJoin(reservations, eq(sql`lower(${reservations.guest_email})`, sql`lower(${rows.email})`))
    .innerJoin(stays, eq(stays.reservation, reservations.id))
    .where(
      and(
        eq(rows.state, 'waiting'),
        inLiterals(reservations.state, bookedStates),
        isNotNull(reservations.number),
        lt(stays.arrival, rows.departure),
        gt(stays.departure, rows.arrival),
      ),
    )
    .orderBy(asc(rows.id), desc(reservations.createdAt))
}

const recordedState = z.object({ state: z.string() })
const recordedStays = z.object({
  stays: z.array(z.object({ unit: z.string(), arrival: day, departure: day })),
})

/** Whether a booking from before the entry got nights of it since, by its history. */
async function hasGainedNights(db: Db, { entry, reservation }: BookedElsewhere): Promise<boolean> {
  const changes = await listChanges(db, 'reservations', reservation)
  const later = changes.filter(({ at }) => at > entry.createdAt)
  if (later.some(isValidAgain)) return true
  const present = ((await listStayViews(db, [reservation])).get(reservation) ?? []).filter((stay) =>
    overlap(stay, entry),
  )
  return later.some((change) => {
    const [before, after] = [recordedStays.safeParse(change.before), recordedStays.safeParse(change.after)]
    if (!before.success || !after.success) return false
    return present.some((stay) => {
      const { id, title } = stay.accommodation_unit
      // A guest who waits for certain units has what they want with a move into one of them.
      const had = before.data.stays.filter(({ unit }) => !entry.units.includes(id) || unit === title)
      return sharedNights(stay, entry).some(
        (night) => hasNight(after.data.stays, night) && !hasNight(had, night),
      )
    })
  })
}

/** A cancelled or expired booking that was confirmed again. */
function isValidAgain({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): boolean {
  const [from, to] = [recordedState.safeParse(before), recordedState.safeParse(after)]
  return from.success && to.success && !isBooked(from.data.state) && isBooked(to.data.state)
}

const isBooked = (state: string): boolean => bookedStates.some((booked) => booked === state)

const sharedNights = (stay: Period, entry: Period) =>
  nightsOf(stay).filter((night) => hasNight([entry], night))

const hasNight = (periods: readonly Period[], night: string): boolean =>
  periods.some(({ arrival, departure }) => arrival <= night && night < departure)
