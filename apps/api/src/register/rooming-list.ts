import { listIssues } from '@dvor/booking/register/rooming/list-issues.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { RoomingList, RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { roomingPersons } from '../db/schema/reservations/guest-register.ts'
import { recordChange } from '../history/queries.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { findReservation, lockReservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'

/** The persons of a group by rooms; one whose room was given up has none. @throws ApiError `not_found` */
export async function readRooming(db: Db, id: string): Promise<RoomingList> {
  await findReservation(db, { id })
  return listOf(db, id)
}

/**
 * Stores the rooming list of a reservation: all its persons, in the given order. The history records their number alone.
 * @throws ApiError `not_found`, `transition_not_allowed` for an order that is given up, `stale` with the list as it is,
 * `invalid` with every issue (`listIssues`)
 */
export async function saveRooming(
  db: Db,
  actor: Actor,
  id: string,
  persons: readonly RoomingPerson[],
  ifMatch: string | undefined,
): Promise<RoomingList> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockReservation(tx, { id })
    if (!stateRules[state].isBooked)
      throw new ApiError('transition_not_allowed', 'Nobody comes to an order that is given up')
    const stored = await listOf(tx, id)
    if (ifMatch && ifMatch !== stored.version)
      throw new ApiError('stale', 'Somebody changed the list meanwhile', { details: stored })
    const issues = listIssues(persons, await roomsOf(tx, id))
    if (issues.length > 0) throw invalid(issues.map((one) => ({ ...one, path: `persons.${one.path}` })))
    await tx.delete(roomingPersons).where(eq(roomingPersons.reservation, id))
    const foreign = await listForeign(tx, persons)
    const rows = persons.map((person, position) => ({
      ...person,
      id: person.id && !foreign.has(person.id) ? person.id : newId(),
      reservation: id,
      position,
    }))
    if (rows.length > 0) await tx.insert(roomingPersons).values(rows)
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'rooming',
      before: { listed: stored.persons.length },
      after: { listed: rows.length },
    })
    return listOf(tx, id)
  })
}

/** Ids that persons of other lists have. To be called once the own list is empty. */
async function listForeign(db: Db, persons: readonly RoomingPerson[]): Promise<Set<string>> {
  const ids = persons.flatMap(({ id }) => id ?? [])
  const rows = await db
    .select({ id: roomingPersons.id })
    .from(roomingPersons)
    .where(inArray(roomingPersons.id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function roomsOf(db: Db, reservation: string) {
  const stays = (await listStayViews(db, [reservation])).get(reservation) ?? []
  return stays.map(({ id, accommodation_unit: { code, title }, adults, children_ages }) => ({
    stay: id,
    code,
    title,
    persons: adults + children_ages.length,
  }))
}

async function listOf(db: Db, reservation: string): Promise<RoomingList> {
  const rooms = new Set((await roomsOf(db, reservation)).map(({ stay }) => stay))
  const rows = await db
    .select()
    .from(roomingPersons)
    .where(eq(roomingPersons.reservation, reservation))
    .orderBy(asc(roomingPersons.position))
  const persons = rows.map(
    ({ createdAt: _made, updatedAt: _changed, reservation: _of, position: _at, stay, ...person }) => ({
      ...person,
      stay: stay && rooms.has(stay) ? stay : null,
    }),
  )
  const version = createHash('sha256').update(JSON.stringify(persons)).digest('base64url')
  return { persons, version }
}
