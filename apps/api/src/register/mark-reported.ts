import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { noteReported } from './queries.ts'
import type { RegisterServices } from './services.ts'

/** Marks foreigners as reported to the police, once each. @returns how many were marked now */
export async function markReported(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { clock }: RegisterServices,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const noted = await noteReported(tx, ids, clock.now())
    for (const [recordId, guests] of Map.groupBy(noted, ({ reservation }) => reservation))
      await recordChange(tx, actor, {
        collection: 'reservations',
        recordId,
        action: 'guests_reported',
        after: { guests: guests.length },
      })
    return noted.length
  })
}
