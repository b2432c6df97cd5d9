import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { nextVersion } from '../db/next-version.ts'
import { guestRows, type MergeFilling } from '../db/schema/reservations/guests.ts'
import { recordChange } from '../history/queries.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import type { Guest } from './place-guest.ts'

/** Columns of which a merged card keeps both texts, and those that it takes over where it has none. */
const joined = ['wishes', 'note', 'not_again_reason'] as const
const filled = ['phone', 'first_name', 'last_name', 'news_consent_on', 'not_again'] as const
type Column = (typeof joined | typeof filled)[number]

/**
 * Makes one card a part of another: its stays count there, and what the other lacks is filled in. Nothing is lost: the
 * part can be separated. To be called in a transaction. @throws ApiError `not_found`, `conflict` where one of the two is
 * merged already or both are one
 */
export async function mergeGuests(
  db: Db,
  actor: Actor,
  whole: string,
  duplicate: string,
  clock: Clock,
): Promise<void> {
  const [into, part] = await lockTwo(db, whole, duplicate)
  if (into.id === part.id || into.merged_into || part.merged_into)
    throw new ApiError('conflict', 'A card is merged already')
  const filling = fillingOf(into, part)
  // Parts of the part become parts of the whole, so that no card is in a merged one.
  await db
    .update(guestRows)
    .set({ merged_into: whole })
    .where(or(eq(guestRows.id, duplicate), eq(guestRows.merged_into, duplicate)))
  await db.update(guestRows).set({ merge_filling: filling }).where(eq(guestRows.id, duplicate))
  await fill(db, actor, into, 'merge', filling, clock)
}

/**
 * Takes a merged card out again. What the merge filled in is taken back, unless it was changed since. To be called in a
 * transaction. @returns the id of the card that it was in
 * @throws ApiError `not_found`, `conflict` where it is not merged
 */
export async function separateGuest(db: Db, actor: Actor, id: string, clock: Clock): Promise<string> {
  const [part] = await db.select().from(guestRows).where(eq(guestRows.id, id)).for('update')
  if (!part) throw notFound('Guest')
  if (!part.merged_into) throw new ApiError('conflict', 'The card is not merged')
  const [whole] = await lockTwo(db, part.merged_into, id)
  const unchanged = Object.entries(part.merge_filling ?? {}).filter(
    ([key, { after }]) => whole[key as Column] === after,
  )
  const back = Object.fromEntries(
    unchanged.map(([key, { before, after }]) => [key, { before: after, after: before }]),
  )
  await db.update(guestRows).set({ merged_into: null, merge_filling: null }).where(eq(guestRows.id, id))
  await fill(db, actor, whole, 'separate', back, clock)
  return whole.id
}

/** Both cards, locked in the order of their ids, in which a merge the other way round locks them, too. */
async function lockTwo(db: Db, first: string, second: string): Promise<[Guest, Guest]> {
  const rows = await db
    .select()
    .from(guestRows)
    .where(inArray(guestRows.id, [first, second]))
    .orderBy(asc(guestRows.id))
    .for('update')
  const [one, other] = [first, second].map((id) => rows.find((row) => row.id === id))
  if (!one || !other) throw notFound('Guest')
  return [one, other]
}

function fillingOf(into: Guest, part: Guest): MergeFilling {
  const values = [
    ...joined.map((key) => ({ key, before: into[key], after: joinedText(into[key], part[key]) })),
    ...filled.map((key) => ({ key, before: into[key], after: into[key] || part[key] })),
  ]
  return Object.fromEntries(
    values.flatMap(({ key, before, after }) =>
      after === null || after === before ? [] : [[key, { before, after }]],
    ),
  )
}

const joinedText = (text: string | null, added: string | null): string | null =>
  text && added && text !== added ? `${text}\n${added}` : text || added

type Filled = Readonly<Record<string, { before: unknown; after: unknown }>>

async function fill(
  db: Db,
  actor: Actor,
  card: Guest,
  action: 'merge' | 'separate',
  filling: Filled,
  clock: Clock,
) {
  const sideOf = (side: 'before' | 'after') =>
    Object.fromEntries(Object.entries(filling).map(([key, values]) => [key, values[side]]))
  await db
    .update(guestRows)
    .set({ ...sideOf('after'), updatedAt: nextVersion(guestRows.updatedAt, clock.now()) })
    .where(eq(guestRows.id, card.id))
  const change = { collection: 'guests', recordId: card.id, action }
  await recordChange(db, actor, { ...change, before: sideOf('before'), after: sideOf('after') })
}
