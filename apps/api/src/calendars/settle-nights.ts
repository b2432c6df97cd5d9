import { formatDayRange } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { queueAttentionNotice } from '../reservations/emails/queue-notices.ts'
import { expireOverdueOn } from '../reservations/states/change-state.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import {
  endConflicts,
  insertConflicts,
  listClashes,
  listFeedsInConflict,
  listLiveConflicts,
  updateNights,
  type Clash,
  type Conflict,
} from './conflict-queries.ts'
import { markEchoes } from './echoes.ts'
import { takeFreeNights, listContested } from './event-queries.ts'
import { lockFeed, type CalendarFeed } from './feed-queries.ts'

/**
 * Gives a feed's events the nights that are free by now and records conflicts for the others, once each. The feed and
 * its unit are locked. @returns the number of open conflicts, without those that the owner has seen
 */
export async function settleNights(
  db: Db,
  feed: CalendarFeed,
  today: Day,
  services: BookingServices,
): Promise<number> {
  const now = services.clock.now()
  await markEchoes(db, feed.id, today, now)
  await expireOverdueOn(db, await listContested(db, feed.id, today), services)
  await takeFreeNights(db, feed.id, today)
  const clashes = await listClashes(db, feed.id, today, now)
  const conflicts = await listLiveConflicts(db, feed.id)
  await endConflicts(db, goneOf(conflicts, clashes), now)
  await insertConflicts(
    db,
    newOf(conflicts, clashes).map((clash) => rowOf(feed, clash)),
  )
  for (const [conflict, clash] of movedOf(conflicts, clashes)) await updateNights(db, conflict.id, clash)
  await notifyOwner(db, feed, newOf(conflicts, clashes), services)
  const seen = new Set(conflicts.filter((conflict) => conflict.seen).map(keyOf))
  return clashes.filter((clash) => !seen.has(keyOf(clash))).length
}

/** Runs before the conflicts are listed, so that solved ones leave the list at once. */
export async function settleConflicts(db: Db, services: BookingServices): Promise<void> {
  const today = todayIn(services.clock.now())
  for (const { feed, unit } of await listFeedsInConflict(db))
    await inTransaction(db, async (tx) => {
      const current = await lockFeed(tx, feed)
      await lockUnits(tx, [unit])
      if (current) await settleNights(tx, current, today, services)
    })
}

const keyOf = ({ event, other }: Clash | Conflict) => `${event} ${other}`

function goneOf(conflicts: readonly Conflict[], clashes: readonly Clash[]): string[] {
  const standing = new Set(clashes.map(keyOf))
  return conflicts.filter((conflict) => !standing.has(keyOf(conflict))).map(({ id }) => id)
}

function newOf(conflicts: readonly Conflict[], clashes: readonly Clash[]): Clash[] {
  const noted = new Set(conflicts.map(keyOf))
  return clashes.filter((clash) => !noted.has(keyOf(clash)))
}

/** The conflict between the same two records about other nights. */
function movedOf(conflicts: readonly Conflict[], clashes: readonly Clash[]): [Conflict, Clash][] {
  const noted = new Map(conflicts.map((conflict) => [keyOf(conflict), conflict]))
  return clashes.flatMap((clash): [Conflict, Clash][] => {
    const conflict = noted.get(keyOf(clash))
    const isMoved = conflict?.first_night !== clash.first_night || conflict.last_night !== clash.last_night
    return conflict && isMoved ? [[conflict, clash]] : []
  })
}

function rowOf(feed: CalendarFeed, clash: Clash) {
  const { event, other, kind, summary, arrival, departure, first_night, last_night } = clash
  return {
    event,
    other,
    kind,
    summary,
    arrival,
    departure,
    first_night,
    last_night,
    feed: feed.id,
    accommodation_unit: feed.accommodation_unit,
    portal: feed.title,
    reservation: kind === 'stay' ? other : null,
  }
}

/**
 * E-mails the owner when a guest of the property and one of the portal have the same night; other conflicts wait in
 * the list.
 */
async function notifyOwner(
  db: Db,
  feed: CalendarFeed,
  clashes: readonly Clash[],
  services: BookingServices,
): Promise<void> {
  const ofStays = clashes.filter(({ kind }) => kind === 'stay')
  // One e-mail for a reservation, however many events have its nights.
  const byReservation = new Map(ofStays.map((clash) => [clash.other, clash]))
  for (const { other, arrival, departure } of byReservation.values()) {
    const days = formatDayRange(arrival, departure)
    const reason = `Na tie isté noci má rezerváciu aj portál ${feed.title} (${days}). Pozrite si Konflikty kalendárov.`
    await queueAttentionNotice(db, other, reason, services)
  }
}
