import type { Gathering } from '../booking/gatherings/unit-queries.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { updateGathering } from './queries.ts'

/** Changes a locked gathering and records state and end before and after; no personal datum enters the history. */
export async function changeGathering(
  db: Db,
  actor: Actor,
  gathering: Gathering,
  change: Parameters<typeof updateGathering>[2],
  now: Date,
): Promise<Gathering> {
  const changed = await updateGathering(db, gathering.id, change, now)
  await recordChange(db, actor, {
    collection: 'gatherings',
    recordId: gathering.id,
    action: 'state',
    before: recorded(gathering),
    after: recorded(changed),
  })
  return changed
}

/** The values of a gathering that the history keeps. */
export const recorded = ({ state, held_until, arrival, departure }: Gathering) => ({
  state,
  held_until,
  arrival,
  departure,
})
