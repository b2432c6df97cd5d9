import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import { ownEmailRows } from '../../db/schema/messages/own-emails.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { isSentWhenReady, listCandidates } from './due-queries.ts'
import { queueOwnEmail } from './send-own-emails.ts'

/**
 * Writes the own e-mails that tell guests that their rooms are ready, each once for each reservation that fits; nothing
 * until the property has such an e-mail. In the caller's transaction. @param ready reservations of today's arrivals
 */
export async function sendRoomReady(
  db: Db,
  ready: readonly string[],
  services: BookingServices,
): Promise<void> {
  const today = todayIn(services.clock.now())
  const own = ready.length === 0 ? [] : (await db.select().from(ownEmailRows)).filter(isSentWhenReady)
  for (const email of own)
    for (const id of ready) {
      const [candidate] = await listCandidates(db, email, { first: today, last: today, only: id })
      if (candidate) await queueOwnEmail(db, email, id, services)
    }
}
