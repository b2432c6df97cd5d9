import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { updateEntry, type EntryChange, type WaitingEntry } from './queries.ts'

/** Changes an entry and records the state and place before and after; no personal datum enters the history. */
export async function changeEntry(
  db: Db,
  actor: Actor,
  entry: WaitingEntry,
  change: EntryChange,
  now: Date,
): Promise<WaitingEntry> {
  const changed = await updateEntry(db, entry.id, change, now)
  await recordChange(db, actor, {
    collection: 'waiting-list',
    recordId: entry.id,
    action: 'state',
    before: recorded(entry),
    after: recorded(changed),
  })
  return changed
}

/** The values of an entry that the history keeps. */
export const recorded = ({ state, position, offers, offered_until }: WaitingEntry) => ({
  state,
  position,
  offers,
  offered_until,
})
